//@ verdict: holds
//@ ways: in turn
// why: an exception is equal to itself alone: another one of its class is not removed.
import java.util.concurrent.ConcurrentHashMap;

public class ExceptionValues {
    static final ConcurrentHashMap<String, RuntimeException> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) {
        RuntimeException first = new IllegalStateException();
        MAP.put("a", first);
        boolean other = MAP.remove("a", new IllegalStateException());
        boolean same = MAP.remove("a", first);
        assert !other && same;
    }
}
