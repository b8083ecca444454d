//@ verdict: violated
//@ property: deadlock
// why: a section is entered with another lock held, which somebody takes who holds the monitor of the section.
public class SectionWithinLocks {
    int count;

    synchronized void increment() {
        count++;
    }

    synchronized int get() {
        return count;
    }

    static final Object OTHER = new Object();
    static final SectionWithinLocks COUNTER = new SectionWithinLocks();

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            synchronized (OTHER) {
                COUNTER.increment();
            }
        });
        Thread second = new Thread(() -> {
            synchronized (COUNTER) {
                synchronized (OTHER) {
                    COUNTER.count++;
                }
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert COUNTER.count == 2;
    }
}
