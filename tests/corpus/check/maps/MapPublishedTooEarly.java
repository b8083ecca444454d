//@ verdict: violated
//@ property: race
//@ ways: in turn
// why: the box is filled after it was put where others find it.
import java.util.concurrent.ConcurrentHashMap;

public class MapPublishedTooEarly {
    static final class Box {
        int content;
    }

    static final ConcurrentHashMap<Integer, Box> MAP = new ConcurrentHashMap<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            Box box = new Box();
            MAP.put(1, box);
            box.content = 7;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Putting putting = new Putting();
        putting.start();
        Box box = MAP.get(1);
        int seen = box == null ? 7 : box.content;
        putting.join();
        assert seen == 7 || seen == 0;
    }
}
