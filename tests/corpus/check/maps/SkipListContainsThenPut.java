//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: two threads may both find nothing.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListContainsThenPut {
    static final ConcurrentSkipListMap<Integer, Integer> MAP = new ConcurrentSkipListMap<>();
    static final AtomicInteger PUT = new AtomicInteger();

    static void put() {
        if (!MAP.containsKey(1)) {
            MAP.put(1, 1);
            PUT.incrementAndGet();
        }
    }

    static final class Putting extends Thread {
        @Override
        public void run() {
            put();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Putting putting = new Putting();
        putting.start();
        put();
        putting.join();
        assert PUT.get() == 1;
    }
}
