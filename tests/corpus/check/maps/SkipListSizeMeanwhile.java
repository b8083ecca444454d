//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the key is there before it is counted.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListSizeMeanwhile {
    static final ConcurrentSkipListMap<Integer, Integer> MAP = new ConcurrentSkipListMap<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            MAP.put(1, 1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Putting putting = new Putting();
        putting.start();
        if (MAP.containsKey(1)) {
            assert MAP.size() == 1; //~
        }
        putting.join();
    }
}
