//@ verdict: holds
//@ assurance: jmm
// why: an attempt that fails is made again while the object is the same; the second time there is nothing to change.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class EqualMarksRetried {
    static final AtomicMarkableReference<String> NODE = new AtomicMarkableReference<>("node", false);

    static final class Marking extends Thread {
        boolean marked;

        @Override
        public void run() {
            marked = mark();
        }
    }

    static boolean mark() {
        while (!NODE.attemptMark("node", true)) {
            if (NODE.getReference() != "node") {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] arguments) throws Exception {
        Marking other = new Marking();
        other.start();
        boolean marked = mark();
        other.join();
        assert marked && other.marked;
    }
}
