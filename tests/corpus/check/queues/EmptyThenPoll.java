//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: another thread may poll after this one has looked.
import java.util.concurrent.ConcurrentLinkedQueue;

public class EmptyThenPoll {
    static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

    static void take() {
        if (!QUEUE.isEmpty()) {
            assert QUEUE.poll() != null;
        }
    }

    static final class Taking extends Thread {
        @Override
        public void run() {
            take();
        }
    }

    public static void main(String[] arguments) throws Exception {
        QUEUE.add(7);
        Taking taking = new Taking();
        taking.start();
        take();
        taking.join();
    }
}
