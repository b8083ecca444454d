//@ verdict: holds
//@ ways: in turn
// why: each of three hundred keys is there once.
import java.util.concurrent.ConcurrentHashMap;

public class ManyKeysCounted {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) {
        for (int key = 0; key < 300; key++) {
            MAP.put(key, key);
        }
        assert MAP.size() == 300 && MAP.get(299) == 299 && !MAP.containsKey(300);
    }
}
