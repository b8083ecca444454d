//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: of two threads that mark the reference, one succeeds.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkedOnce {
    static final AtomicMarkableReference<String> NODE = new AtomicMarkableReference<>("node", false);
    static final AtomicInteger MARKED = new AtomicInteger();

    static void mark() {
        if (NODE.compareAndSet("node", "node", false, true)) {
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
        assert MARKED.get() == 1 && NODE.isMarked();
    }
}
