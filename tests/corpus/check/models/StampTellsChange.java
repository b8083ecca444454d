//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the stamp tells that the reference was changed and changed back.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampTellsChange {
    static final class Item {}

    static final Item FIRST = new Item();
    static final Item SECOND = new Item();
    static final AtomicStampedReference<Item> TOP = new AtomicStampedReference<>(FIRST, 0);
    static volatile boolean changed;

    static final class Changing extends Thread {
        @Override
        public void run() {
            changed = true;
            TOP.set(SECOND, 1);
            TOP.set(FIRST, 2);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Changing changing = new Changing();
        int stamp = TOP.getStamp();
        changing.start();
        boolean done = TOP.compareAndSet(FIRST, SECOND, stamp, 9);
        changing.join();
        assert done || changed && TOP.getStamp() == 2;
    }
}
