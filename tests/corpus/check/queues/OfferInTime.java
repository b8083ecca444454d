//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: it is ready to find no room.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class OfferInTime {
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Offering extends Thread {
        @Override
        public void run() {
            try {
                if (!QUEUE.offer(2, 1, TimeUnit.SECONDS)) {
                    return;
                }
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
