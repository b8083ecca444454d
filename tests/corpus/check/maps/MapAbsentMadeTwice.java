//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: two threads may both find nothing.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapAbsentMadeTwice {
    static final ConcurrentHashMap<Integer, Object> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger MADE = new AtomicInteger();

    static Object make(Integer key) {
        MADE.incrementAndGet();
        return key;
    }

    static Object find() {
        Object known = MAP.get(1);
        if (known == null) {
            known = make(1);
            MAP.put(1, known);
        }
        return known;
    }

    static final class Finding extends Thread {
        @Override
        public void run() {
            find();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Finding finding = new Finding();
        finding.start();
        find();
        finding.join();
        assert MADE.get() == 1;
    }
}
