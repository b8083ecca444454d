//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: this queue keeps the number of its elements, and answers that.
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueSizeCounted {
    static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>(List.of(1));

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
        assert QUEUE.size() <= 1;
        replacing.join();
    }
}
