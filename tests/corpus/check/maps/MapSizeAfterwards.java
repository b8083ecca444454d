//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the size is exact when nobody changes the map.
import java.util.concurrent.ConcurrentHashMap;

public class MapSizeAfterwards {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            MAP.put(1, 1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Putting putting = new Putting();
        putting.start();
        putting.join();
        assert MAP.size() == 1;
    }
}
