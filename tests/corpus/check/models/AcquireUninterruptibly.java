//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the interrupt does not end this wait for a permit, and nobody gives one.
import java.util.concurrent.Semaphore;

public class AcquireUninterruptibly {
    static final Semaphore PERMITS = new Semaphore(0);

    static final class Waiting extends Thread {
        @Override
        public void run() {
            PERMITS.acquireUninterruptibly(); //~
        }
    }

    public static void main(String[] arguments) {
        Waiting waiting = new Waiting();
        waiting.start();
        waiting.interrupt();
    }
}
