//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: merge is one operation.
import java.util.concurrent.ConcurrentHashMap;

public class MapMerge {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    static void add() {
        MAP.merge("k", 1, Integer::sum);
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
