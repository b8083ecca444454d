//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: of a fair lock that is free a timed tryLock gets nothing while somebody waits for it who was there before.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class FairTryInVain {
    static final ReentrantLock LOCK = new ReentrantLock(true);
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
        assert !vain; //~
    }
}
