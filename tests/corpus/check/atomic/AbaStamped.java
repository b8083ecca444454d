//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the stamp is another one.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicStampedReference;

public class AbaStamped {
    static final AtomicStampedReference<String> TOP = new AtomicStampedReference<>("a", 0);
    static final AtomicInteger CHANGES = new AtomicInteger();

    static final class Changing extends Thread {
        @Override
        public void run() {
            TOP.set("b", 1);
            CHANGES.incrementAndGet();
            TOP.set("a", 2);
            CHANGES.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Changing changing = new Changing();
        changing.start();
        int[] stamp = new int[1];
        String seen = TOP.get(stamp);
        int before = CHANGES.get();
        boolean swapped = TOP.compareAndSet(seen, "c", stamp[0], stamp[0] + 1);
        assert !swapped || before != 0 || CHANGES.get() < 2 || TOP.getReference() != "c";
        changing.join();
    }
}
