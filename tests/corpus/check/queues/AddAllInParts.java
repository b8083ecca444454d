//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: addAll adds one after the other; between the two the queue is empty again.
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class AddAllInParts {
    static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();

    static final class Adding extends Thread {
        @Override
        public void run() {
            QUEUE.addAll(List.of(1, 2));
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        if (QUEUE.poll() != null) {
            assert QUEUE.poll() != null; //~
        }
        adding.join();
    }
}
