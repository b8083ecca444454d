//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: size counts one element after the other; the first is gone when the second comes, and both are counted.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueSizeDrifts {
    static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>(List.of(1));

    static final class Replacing extends Thread {
        @Override
        public void run() {
            QUEUE.poll();
            QUEUE.offer(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Replacing replacing = new Replacing();
        replacing.start();
        assert QUEUE.size() <= 1; //~
        replacing.join();
    }
}
