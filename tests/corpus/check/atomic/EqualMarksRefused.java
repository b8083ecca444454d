//@ verdict: violated
//@ property: assertion
// why: the object is the same and nobody has unmarked it; still one of two equal attempts fails, because the other came between its
// look and its change. One after the other both succeed.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class EqualMarksRefused {
    static final AtomicMarkableReference<String> NODE = new AtomicMarkableReference<>("node", false);

    static final class Marking extends Thread {
        boolean marked;

        @Override
        public void run() {
            marked = NODE.attemptMark("node", true);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Marking other = new Marking();
        other.start();
        boolean marked = NODE.attemptMark("node", true);
        other.join();
        assert marked && other.marked; //~
    }
}
