//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in FairTryInVain, but a lock that is not fair is for whoever comes when it is free; who has it keeps it.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class UnfairTryInVain {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile boolean unlocked, vain;

    static final class Trying extends Thread {
        @Override
        public void run() {
            try {
                if (unlocked) {
                    if (LOCK.tryLock(0, TimeUnit.SECONDS)) {
                        LOCK.unlock();
                    } else {
                        vain = !LOCK.isLocked();
                    }
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    static final class Waiting extends Thread {
        private final Trying trying;

        Waiting(Trying trying) {
            this.trying = trying;
        }

        @Override
        public void run() {
            LOCK.lock();
            try {
                trying.join();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LOCK.lock();
        Trying trying = new Trying();
        Waiting waiting = new Waiting(trying);
        waiting.start();
        trying.start();
        LOCK.unlock();
        unlocked = true;
        trying.join();
        assert !vain;
    }
}
