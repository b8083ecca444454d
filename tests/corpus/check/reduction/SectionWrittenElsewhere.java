//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: somebody writes the counter without the lock while another adds to it: the zero is lost.
public class SectionWrittenElsewhere {
    int count;

    synchronized void increment() {
        count++;
    }

    synchronized int get() {
        return count;
    }

    static final SectionWrittenElsewhere COUNTER = new SectionWrittenElsewhere();
    static int seen;

    public static void main(String[] arguments) throws InterruptedException {
        COUNTER.count = 1;
        Thread first = new Thread(() -> {
            COUNTER.increment();
        });
        Thread second = new Thread(() -> {
            COUNTER.count = 0;
            seen = COUNTER.count;
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert seen == 0 || seen == 1;
        assert !(seen == 0 && COUNTER.count == 2);
    }
}
