//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: replace fails if the value is no longer the one that was read.
import java.util.concurrent.ConcurrentHashMap;

public class MapReplaceRetries {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    static void add() {
        Integer old;
        do {
            old = MAP.get("k");
        } while (!MAP.replace("k", old, old + 1));
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        MAP.put("k", 0);
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert MAP.get("k") == 2;
    }
}
