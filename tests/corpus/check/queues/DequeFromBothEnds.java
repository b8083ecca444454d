//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: each item is taken once.
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;

public class DequeFromBothEnds {
    static final LinkedBlockingDeque<Integer> ITEMS = new LinkedBlockingDeque<>();
    static final AtomicInteger SUM = new AtomicInteger();

    static final class Stealing extends Thread {
        @Override
        public void run() {
            Integer item = ITEMS.pollLast();
            if (item != null) {
                SUM.addAndGet(item);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ITEMS.addFirst(1);
        ITEMS.addLast(2);
        Stealing stealing = new Stealing();
        stealing.start();
        for (Integer item = ITEMS.pollFirst(); item != null; item = ITEMS.pollFirst()) {
            SUM.addAndGet(item);
        }
        stealing.join();
        assert SUM.get() == 3;
    }
}
