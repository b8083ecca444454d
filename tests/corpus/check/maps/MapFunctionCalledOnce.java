//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: each compute calls its function once, whoever comes between.
import java.util.concurrent.ConcurrentHashMap;

public class MapFunctionCalledOnce {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    static void compute() {
        int[] calls = new int[1];
        MAP.compute("k", (key, old) -> {
            calls[0]++;
            return old == null ? 1 : old + 1;
        });
        assert calls[0] == 1;
    }

    static final class Computing extends Thread {
        @Override
        public void run() {
            compute();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Computing computing = new Computing();
        computing.start();
        compute();
        computing.join();
        assert MAP.get("k") == 2;
    }
}
