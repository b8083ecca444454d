//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: another thread may come between get and put.
import java.util.concurrent.ConcurrentHashMap;

public class MapGetThenPut {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    static void add() {
        Integer old = MAP.get("k");
        MAP.put("k", old + 1);
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
