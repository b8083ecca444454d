//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in OfferMeetsTaker, but nobody takes anything yet.
import java.util.concurrent.SynchronousQueue;

public class OfferMeetsNobody {
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
        boolean met = QUEUE.offer(7);
        new Taking().start();
        if (!met) {
            QUEUE.put(8);
        }
        assert !met;
    }
}
