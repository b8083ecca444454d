//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in MapFunctionReadsMeanwhile, but what the function needs was read before the call, and asked only by the thread that computes.
import java.util.concurrent.ConcurrentHashMap;

public class MapFunctionIsGiven {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static volatile int asked;

    static final class Computing extends Thread {
        int seen;

        @Override
        public void run() {
            int given = asked;
            MAP.compute("k", (key, old) -> {
                int[] sum = {old, given};
                return sum[0] + sum[1] + 1;
            });
            seen = given;
        }
    }

    public static void main(String[] arguments) throws Exception {
        MAP.put("k", 0);
        Computing computing = new Computing();
        computing.start();
        asked = 1;
        int found = MAP.get("k");
        computing.join();
        int last = MAP.get("k");
        assert last == computing.seen + 1;
        assert found == 0 || found == last;
    }
}
