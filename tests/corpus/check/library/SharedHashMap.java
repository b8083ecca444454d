//@ verdict: violated
//@ property: race
//@ all: race
// why: a HashMap is not made for two threads; the places are the program's calls.
import java.util.HashMap;
import java.util.Map;

public class SharedHashMap {
    static final Map<Integer, String> MAP = new HashMap<>();

    static final class Putter extends Thread {
        @Override
        public void run() {
            MAP.put(1, "worker"); //~
        }
    }

    public static void main(String[] arguments) {
        MAP.put(0, "first");
        new Putter().start();
        MAP.put(2, "main"); //~
    }
}
