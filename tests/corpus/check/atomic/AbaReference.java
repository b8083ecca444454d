//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the reference is the same again, so the compare-and-set does not see that it was changed in between.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class AbaReference {
    static final AtomicReference<String> TOP = new AtomicReference<>("a");
    static final AtomicInteger CHANGES = new AtomicInteger();

    static final class Changing extends Thread {
        @Override
        public void run() {
            TOP.set("b");
            CHANGES.incrementAndGet();
            TOP.set("a");
            CHANGES.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Changing changing = new Changing();
        changing.start();
        String seen = TOP.get();
        int before = CHANGES.get();
        boolean swapped = TOP.compareAndSet(seen, "c");
        assert !swapped || before != 0 || CHANGES.get() < 2 || TOP.get() != "c";
        changing.join();
    }
}
