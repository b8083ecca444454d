// Three threads count in a ConcurrentHashMap.
import java.util.concurrent.ConcurrentHashMap;

public class MapThree {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    static final class Adder extends Thread {
        @Override
        public void run() {
            MAP.merge(1, 1, Integer::sum);
            MAP.put(2, 5);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adder one = new Adder();
        Adder two = new Adder();
        one.start();
        two.start();
        MAP.merge(1, 1, Integer::sum);
        one.join();
        two.join();
        assert MAP.get(1) == 3 && MAP.get(2) == 5;
    }
}
