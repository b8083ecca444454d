//@ verdict: holds
//@ assumes: salted-order
//@ assurance: jmm
//@ ways: in turn
// why: nobody looks while the map is being emptied.
import java.util.HashMap;
import java.util.Map;

public class ClearUnderLock {
    static final Map<Integer, Integer> MAP = new HashMap<>(Map.of(1, 1, 2, 2));

    static final class Clearing extends Thread {
        @Override
        public void run() {
            synchronized (MAP) {
                MAP.clear();
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Clearing clearing = new Clearing();
        clearing.start();
        synchronized (MAP) {
            assert MAP.containsKey(1) == MAP.containsKey(2);
        }
        clearing.join();
    }
}
