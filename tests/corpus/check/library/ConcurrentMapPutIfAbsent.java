//@ verdict: holds
//@ assurance: jmm
// why: putIfAbsent lets one thread win.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapPutIfAbsent {
    static final ConcurrentHashMap<Integer, String> MAP = new ConcurrentHashMap<>();

    static final class Putter extends Thread {
        String found;

        @Override
        public void run() {
            found = MAP.putIfAbsent(0, "worker");
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        MAP.put(1, "first");
        Putter putter = new Putter();
        putter.start();
        String found = MAP.putIfAbsent(0, "main");
        putter.join();
        assert (found == null) != (putter.found == null);
    }
}
