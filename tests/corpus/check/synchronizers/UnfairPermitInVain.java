//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in FairPermitInVain, but a semaphore that is not fair is for whoever comes when it has a permit; who has it keeps it.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class UnfairPermitInVain {
    static final Semaphore PERMIT = new Semaphore(1);
    static volatile boolean released, vain;

    static final class Trying extends Thread {
        @Override
        public void run() {
            try {
                if (released) {
                    if (PERMIT.tryAcquire(0, TimeUnit.SECONDS)) {
                        PERMIT.release();
                    } else {
                        vain = PERMIT.availablePermits() == 1;
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
            PERMIT.acquireUninterruptibly();
            try {
                trying.join();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        PERMIT.acquireUninterruptibly();
        Trying trying = new Trying();
        Waiting waiting = new Waiting(trying);
        waiting.start();
        trying.start();
        PERMIT.release();
        released = true;
        trying.join();
        assert !vain;
    }
}
