//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: three hundred items are more than a byte counts: the queue has not 44 of them.
import java.util.concurrent.LinkedBlockingQueue;

public class ManyItems {
    static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();

    public static void main(String[] arguments) throws InterruptedException {
        for (int item = 0; item < 300; item++) {
            QUEUE.put(1);
        }
        assert QUEUE.size() == 44; //~
    }
}
