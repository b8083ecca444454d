//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: when nobody puts any more, everything is counted.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListSizeAfterwards {
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
        putting.join();
        assert MAP.size() == 1;
    }
}
