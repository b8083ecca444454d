//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: three hundred keys are more than a byte counts: the map has not 44 of them.
import java.util.concurrent.ConcurrentHashMap;

public class ManyKeys {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) {
        for (int key = 0; key < 300; key++) {
            MAP.put(key, key);
        }
        assert MAP.size() == 44; //~
    }
}
