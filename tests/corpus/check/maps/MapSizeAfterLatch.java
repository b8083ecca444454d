//@ verdict: holds
//@ ways: in turn
// why: whoever has counted the latch down has counted its key before, though its thread still lives.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class MapSizeAfterLatch {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();
    static final CountDownLatch DONE = new CountDownLatch(2);

    static void put(int key) {
        MAP.put(key, key);
        DONE.countDown();
    }

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> put(1)).start();
        new Thread(() -> put(2)).start();
        DONE.await();
        assert MAP.size() == 2;
    }
}
