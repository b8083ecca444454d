//@ verdict: holds
//@ ways: in turn
// why: whoever has put the twelfth key has made the table larger when it has ended: 16 has a place of its own.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class MapOrderAfterGrowth {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) throws Exception {
        for (int key : new int[] {0, 16, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
            MAP.put(key, key);
        }
        Thread putting = new Thread(() -> MAP.put(10, 10));
        putting.start();
        putting.join();
        List<Integer> keys = new ArrayList<>();
        for (int key : MAP.keySet()) {
            keys.add(key);
        }
        assert keys.indexOf(16) > keys.indexOf(1);
    }
}
