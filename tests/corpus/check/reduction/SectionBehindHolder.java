//@ verdict: violated
//@ property: deadlock
// why: somebody holds the monitor of the section for longer, and waits there for a lock that the thread before the section
// has held all the time; the counter itself is nobody else's.
public class SectionBehindHolder {
    static final Object OTHER = new Object();
    static final SectionBehindHolder COUNTER = new SectionBehindHolder();
    static volatile boolean begun;
    int count;

    synchronized void increment() {
        count++;
    }

    public static void main(String[] arguments) {
        Thread holding = new Thread(() -> {
            begun = true;
            synchronized (COUNTER) {
                synchronized (OTHER) {
                    Thread.yield();
                }
            }
        });
        synchronized (OTHER) {
            holding.start();
            COUNTER.increment();
        }
    }
}
