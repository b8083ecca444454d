//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the smaller one may come late.
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityTooEarly {
    static final PriorityBlockingQueue<Integer> QUEUE = new PriorityBlockingQueue<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            QUEUE.put(1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Putting putting = new Putting();
        putting.start();
        QUEUE.put(2);
        assert QUEUE.take() == 1;
        putting.join();
    }
}
