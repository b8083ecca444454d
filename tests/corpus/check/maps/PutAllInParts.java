//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: putAll puts one after the other; others see the first without the second.
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllInParts {
    static final ConcurrentHashMap<Integer, String> TABLE = new ConcurrentHashMap<>();

    static final class Updating extends Thread {
        @Override
        public void run() {
            TABLE.putAll(new TreeMap<>(Map.of(1, "new", 2, "new")));
        }
    }

    public static void main(String[] arguments) throws Exception {
        TABLE.putAll(Map.of(1, "old", 2, "old"));
        Updating updating = new Updating();
        updating.start();
        List<String> seen = List.of(TABLE.get(1), TABLE.get(2));
        updating.join();
        assert !seen.equals(List.of("new", "old")); //~
    }
}
