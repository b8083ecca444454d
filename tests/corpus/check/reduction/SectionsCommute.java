//@ verdict: holds
// why: sections that only add to a counter, and additions whose result is dropped, may come in any order.
import java.util.concurrent.atomic.AtomicInteger;

public class SectionsCommute {
    int count;

    synchronized void increment() {
        count++;
    }

    synchronized int get() {
        return count;
    }

    static final Object LOCK = new Object();
    static long total;
    static final AtomicInteger atomic = new AtomicInteger();
    static final SectionsCommute counter = new SectionsCommute();

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            for (int round = 0; round < 3; round++) {
                counter.increment();
                synchronized (LOCK) {
                    total += 2;
                }
                atomic.incrementAndGet();
            }
        });
        Thread second = new Thread(() -> {
            for (int round = 0; round < 3; round++) {
                atomic.getAndAdd(1);
                counter.increment();
                synchronized (LOCK) {
                    total++;
                }
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.get() == 6 && total == 9 && atomic.get() == 6;
    }
}
