//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: to look whether it is marked and to mark it are two operations.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkedTwice {
    static final AtomicMarkableReference<String> NODE = new AtomicMarkableReference<>("node", false);
    static final AtomicInteger MARKED = new AtomicInteger();

    static void mark() {
        if (!NODE.isMarked()) {
            NODE.set("node", true);
            MARKED.incrementAndGet();
        }
    }

    static final class Marking extends Thread {
        @Override
        public void run() {
            mark();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Marking marking = new Marking();
        marking.start();
        mark();
        marking.join();
        assert MARKED.get() == 1;
    }
}
