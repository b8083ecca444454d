//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: one of the threads counts the latch down before its key is there and counted.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class MapSizeBeforeLatch {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();
    static final CountDownLatch DONE = new CountDownLatch(2);

    static void put(int key) {
        if (key == 2) {
            DONE.countDown();
        }
        MAP.put(key, key);
        if (key != 2) {
            DONE.countDown();
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> put(1)).start();
        new Thread(() -> put(2)).start();
        DONE.await();
        assert MAP.size() == 2;
    }
}
