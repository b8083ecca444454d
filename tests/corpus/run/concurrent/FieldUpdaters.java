//@ about: Atomic field updaters for int, long and reference fields: all operations, several threads, refused fields.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class FieldUpdaters {
    private static final AtomicIntegerFieldUpdater<FieldUpdaters> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "count");
    private static final AtomicLongFieldUpdater<FieldUpdaters> TOTAL =
            AtomicLongFieldUpdater.newUpdater(FieldUpdaters.class, "total");
    private static final AtomicReferenceFieldUpdater<FieldUpdaters, String> NAME =
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "name");

    private volatile int count;
    private volatile long total;
    private volatile String name = "start";
    private String plain;

    public static void main(String[] args) throws InterruptedException {
        FieldUpdaters target = new FieldUpdaters();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            int base = t * 100;
            threads[t] = new Thread(() -> {
                for (int n = 0; n < 100; n++) {
                    COUNT.incrementAndGet(target);
                    TOTAL.addAndGet(target, base + n);
                    NAME.updateAndGet(target, s -> s.length() < 20 ? s + "." : s);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(target.count + " " + target.total + " " + target.name + " " + COUNT.getAndSet(target, 1));
        System.out.println(COUNT.compareAndSet(target, 1, 5) + " " + COUNT.compareAndSet(target, 1, 6) + " "
                + COUNT.accumulateAndGet(target, 3, (a, b) -> a * b) + " " + COUNT.getAndUpdate(target, n -> n - 1)
                        + " " + COUNT.get(target));
        System.out.println(NAME.compareAndSet(target, "other", "x") + " " + NAME.getAndSet(target, "end") + " "
                + NAME.get(target));
        TOTAL.set(target, Long.MAX_VALUE);
        System.out.println(TOTAL.getAndIncrement(target) + " " + TOTAL.get(target) + " " + target.plain);
        try {
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "plain");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, Integer.class, "name");
        } catch (ClassCastException e) {
            System.out.println("wrong type");
        }
        try {
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "missing");
        } catch (RuntimeException e) {
            System.out.println(e.getCause());
        }
    }
}
