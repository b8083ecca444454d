//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the interrupt ends the wait for a permit that nobody gives, whenever it comes.
import java.util.concurrent.Semaphore;

public class AcquireInterrupted {
    static final Semaphore PERMITS = new Semaphore(0);
    static boolean ended;

    static final class Waiting extends Thread {
        @Override
        public void run() {
            try {
                PERMITS.acquire();
            } catch (InterruptedException expected) {
                ended = true;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Waiting waiting = new Waiting();
        waiting.start();
        waiting.interrupt();
        waiting.join();
        assert ended && PERMITS.availablePermits() == 0;
    }
}
