//@ verdict: holds
//@ assurance: jmm
// why: an updater increments the volatile field in one step.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdater {
    static final AtomicIntegerFieldUpdater<FieldUpdater> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "count");
    volatile int count;

    static final class Counter extends Thread {
        private final FieldUpdater shared;

        Counter(FieldUpdater shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            COUNT.incrementAndGet(shared);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        FieldUpdater shared = new FieldUpdater();
        Counter one = new Counter(shared);
        Counter other = new Counter(shared);
        one.start();
        other.start();
        one.join();
        other.join();
        assert shared.count == 2;
    }
}
