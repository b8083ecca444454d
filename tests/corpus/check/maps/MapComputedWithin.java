//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: a function that changes the map that calls it is refused.
import java.util.concurrent.ConcurrentHashMap;

public class MapComputedWithin {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static Integer outer(Integer key) {
        return MAP.computeIfAbsent(key, MapComputedWithin::inner);
    }

    static Integer inner(Integer key) {
        return key + 1;
    }

    static final class Computing extends Thread {
        @Override
        public void run() {
            MAP.computeIfAbsent(1, MapComputedWithin::outer);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Computing computing = new Computing();
        computing.start();
        computing.join();
    }
}
