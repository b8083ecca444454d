//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the iterator has passed key 1 before it is removed, and comes to key 2 after it was put; they were never there together.
import java.util.concurrent.ConcurrentHashMap;

public class IteratorSeesBoth {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static final class Moving extends Thread {
        @Override
        public void run() {
            MAP.remove(1);
            MAP.put(2, 2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        MAP.put(1, 1);
        Moving moving = new Moving();
        moving.start();
        int seen = 0;
        for (Integer key : MAP.keySet()) {
            seen += key;
        }
        moving.join();
        assert seen != 3; //~
    }
}
