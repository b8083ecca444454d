//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: one of the two finds nothing and puts, in one step.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListPutIfAbsent {
    static final ConcurrentSkipListMap<Integer, Integer> MAP = new ConcurrentSkipListMap<>();
    static final AtomicInteger PUT = new AtomicInteger();

    static void put() {
        if (MAP.putIfAbsent(1, 1) == null) {
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
