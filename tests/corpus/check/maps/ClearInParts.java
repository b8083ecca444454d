//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: clear empties one part of the table after the other; others see a map from which only some keys are gone.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ClearInParts {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2));

    static final class Clearing extends Thread {
        @Override
        public void run() {
            MAP.clear();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Clearing clearing = new Clearing();
        clearing.start();
        if (!MAP.containsKey(1)) {
            assert !MAP.containsKey(2); //~
        }
        clearing.join();
    }
}
