//@ verdict: holds
//@ assumes: nothing
//@ depth: deep three threads in a map
// why: where a map counts its entries is chosen by numbers that nobody else sees.
import java.util.concurrent.ConcurrentHashMap;

public class ProbesOfMaps {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static class Putter extends Thread {
        private final int key;

        Putter(int key) {
            this.key = key;
        }

        @Override
        public void run() {
            MAP.put(key, key);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Putter[] putters = {new Putter(1), new Putter(2), new Putter(3)};
        for (Putter putter : putters) {
            putter.start();
        }
        for (Putter putter : putters) {
            putter.join();
        }
        assert MAP.get(1) + MAP.get(2) + MAP.get(3) == 6;
    }
}
