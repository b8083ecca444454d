//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: what was looked at may be gone when it is taken.
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequePeekThenPoll {
    static final ConcurrentLinkedDeque<Integer> ITEMS = new ConcurrentLinkedDeque<>();

    static final class Stealing extends Thread {
        @Override
        public void run() {
            ITEMS.pollFirst();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ITEMS.addFirst(1);
        ITEMS.addLast(2);
        Stealing stealing = new Stealing();
        stealing.start();
        Integer seen = ITEMS.peekFirst();
        Integer taken = ITEMS.pollFirst();
        assert seen.equals(taken);
        stealing.join();
    }
}
