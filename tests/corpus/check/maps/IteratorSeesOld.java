//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an iterator sees everything that stays in the map, and never fails.
import java.util.concurrent.ConcurrentHashMap;

public class IteratorSeesOld {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            MAP.put(2, 2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        MAP.put(1, 1);
        Putting putting = new Putting();
        putting.start();
        int seen = 0;
        for (Integer key : MAP.keySet()) {
            seen += key;
        }
        putting.join();
        assert seen == 1 || seen == 3;
    }
}
