//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: an offer succeeds if somebody is waiting already.
import java.util.concurrent.SynchronousQueue;

public class OfferMeetsTaker {
    static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();

    static final class Taking extends Thread {
        @Override
        public void run() {
            try {
                QUEUE.take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Taking().start();
        boolean met = QUEUE.offer(7);
        if (!met) {
            QUEUE.put(8);
        }
        assert !met; //~
    }
}
