//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: each has one of the two permits and waits for the other one.
import java.util.concurrent.Semaphore;

public class PermitsOneByOne {
    static final Semaphore PERMITS = new Semaphore(2);

    static void work() throws InterruptedException {
        PERMITS.acquire();
        PERMITS.acquire();
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
