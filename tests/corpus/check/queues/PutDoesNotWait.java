//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: put returns at once.
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class PutDoesNotWait {
    static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>();
    static final AtomicBoolean TAKING = new AtomicBoolean();

    static final class Taking extends Thread {
        @Override
        public void run() {
            try {
                TAKING.set(true);
                QUEUE.take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Taking taking = new Taking();
        taking.start();
        QUEUE.put(7);
        assert TAKING.get();
        taking.join();
    }
}
