//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the value is made by the first who asks.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapAbsentComputedOnce {
    static final ConcurrentHashMap<Integer, Object> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger MADE = new AtomicInteger();

    static Object make(Integer key) {
        MADE.incrementAndGet();
        return key;
    }

    static Object find() {
        return MAP.computeIfAbsent(1, MapAbsentComputedOnce::make);
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
