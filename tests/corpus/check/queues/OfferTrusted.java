//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: there may be no room in time.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class OfferTrusted {
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Offering extends Thread {
        @Override
        public void run() {
            try {
                boolean offered = QUEUE.offer(2, 1, TimeUnit.SECONDS);
                assert offered;
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        QUEUE.put(1);
        Offering offering = new Offering();
        offering.start();
        assert QUEUE.take() == 1;
        offering.join();
    }
}
