//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: an offer that nobody is waiting for is dropped, and the taker waits for ever.
import java.util.concurrent.SynchronousQueue;

public class HandOverRefused {
    static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();

    static final class Sending extends Thread {
        @Override
        public void run() {
            QUEUE.offer(7);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Sending sending = new Sending();
        sending.start();
        assert QUEUE.take() == 7;
        sending.join();
    }
}
