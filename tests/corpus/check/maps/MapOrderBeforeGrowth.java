//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the twelfth key is there before whoever has put it makes the table larger: until then 16 shares the place of 0.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class MapOrderBeforeGrowth {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) throws Exception {
        for (int key : new int[] {0, 16, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
            MAP.put(key, key);
        }
        Thread putting = new Thread(() -> MAP.put(10, 10));
        putting.start();
        if (MAP.containsKey(10)) {
            List<Integer> keys = new ArrayList<>();
            for (int key : MAP.keySet()) {
                keys.add(key);
            }
            assert keys.indexOf(16) > keys.indexOf(1);
        }
        putting.join();
    }
}
