//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: compute calls its function in its midst: after the function has read `asked`, another thread may set it and find the old value.
import java.util.concurrent.ConcurrentHashMap;

public class MapFunctionReadsMeanwhile {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static volatile int asked;
    static int seen;

    static final class Computing extends Thread {
        @Override
        public void run() {
            MAP.compute("k", (key, old) -> {
                seen = asked;
                return old + 1;
            });
        }
    }

    public static void main(String[] arguments) throws Exception {
        MAP.put("k", 0);
        Computing computing = new Computing();
        computing.start();
        asked = 1;
        int found = MAP.get("k");
        computing.join();
        assert seen == 1 || found == 1; //~
    }
}
