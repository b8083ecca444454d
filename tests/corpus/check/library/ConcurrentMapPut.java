//@ verdict: holds
//@ assurance: jmm
// why: a ConcurrentHashMap is made for two threads, and what it does inside is no race of the program.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapPut {
    static final ConcurrentHashMap<Integer, String> MAP = new ConcurrentHashMap<>();

    static final class Putter extends Thread {
        @Override
        public void run() {
            MAP.put(1, "worker");
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        MAP.put(0, "first");
        Putter putter = new Putter();
        putter.start();
        MAP.put(2, "main");
        putter.join();
        assert MAP.size() == 3;
    }
}
