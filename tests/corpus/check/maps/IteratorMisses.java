//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: an iterator may or may not see what is put while it runs.
import java.util.concurrent.ConcurrentHashMap;

public class IteratorMisses {
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
        assert seen == 3;
    }
}
