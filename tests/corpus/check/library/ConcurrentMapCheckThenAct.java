//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: each call is atomic, but both threads may read the same value and put its successor.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapCheckThenAct {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static final class Counter extends Thread {
        @Override
        public void run() {
            MAP.put(0, MAP.get(0) + 1);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        MAP.put(0, 0);
        Counter counter = new Counter();
        counter.start();
        MAP.put(0, MAP.get(0) + 1);
        counter.join();
        assert MAP.get(0) == 2; //~
    }
}
