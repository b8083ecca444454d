//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: once both are in, the smaller one comes first.
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityOrder {
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
        putting.join();
        assert QUEUE.take() == 1;
        assert QUEUE.take() == 2;
    }
}
