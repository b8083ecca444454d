//@ verdict: violated
//@ property: assertion
// why: between two sections of one thread another one reads the counter, in a section of its own.
public class SectionSeenBetween {
    int count;

    synchronized void increment() {
        count++;
    }

    synchronized int get() {
        return count;
    }

    static final SectionSeenBetween COUNTER = new SectionSeenBetween();
    static int seen;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            COUNTER.increment();
            COUNTER.increment();
        });
        Thread second = new Thread(() -> {
            seen = COUNTER.get();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert seen != 1;
    }
}
