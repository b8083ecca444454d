//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: two exceptions of one class are two keys.
import java.util.concurrent.ConcurrentHashMap;

public class ExceptionKeys {
    static final ConcurrentHashMap<RuntimeException, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) {
        MAP.put(new IllegalStateException(), 1);
        MAP.put(new IllegalStateException(), 2);
        assert MAP.size() == 1; //~
    }
}
