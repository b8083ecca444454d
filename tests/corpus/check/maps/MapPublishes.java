//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what was written before the put is visible to who gets it.
import java.util.concurrent.ConcurrentHashMap;

public class MapPublishes {
    static final class Box {
        int content;
    }

    static final ConcurrentHashMap<Integer, Box> MAP = new ConcurrentHashMap<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            Box box = new Box();
            box.content = 7;
            MAP.put(1, box);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Putting putting = new Putting();
        putting.start();
        Box box = MAP.get(1);
        int seen = box == null ? 7 : box.content;
        putting.join();
        assert seen == 7;
    }
}
