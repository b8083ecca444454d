//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: poll looks and takes in one step.
import java.util.concurrent.ConcurrentLinkedQueue;

public class PollThenTest {
    static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

    static void take() {
        Integer item = QUEUE.poll();
        if (item != null) {
            assert item == 7;
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
