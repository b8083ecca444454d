//@ verdict: violated
//@ property: assertion
// why: somebody holds the monitor for longer than a section, and tells when: the addition comes before or after.
public class SectionHeldLonger {
    int count;

    synchronized void increment() {
        count++;
    }

    synchronized int get() {
        return count;
    }

    static final SectionHeldLonger COUNTER = new SectionHeldLonger();
    static volatile boolean done;
    static boolean early;
    static int seen;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            COUNTER.increment();
            done = true;
        });
        Thread second = new Thread(() -> {
            synchronized (COUNTER) {
                early = done;
                seen = COUNTER.count;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert early || seen == 0;
    }
}
