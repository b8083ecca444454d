//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: both permits are taken at once.
import java.util.concurrent.Semaphore;

public class PermitsTogether {
    static final Semaphore PERMITS = new Semaphore(2);

    static void work() throws InterruptedException {
        PERMITS.acquire(2);
        PERMITS.release(2);
    }

    static final class Working extends Thread {
        @Override
        public void run() {
            try {
                work();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Working working = new Working();
        working.start();
        work();
        working.join();
        assert PERMITS.availablePermits() == 2;
    }
}
