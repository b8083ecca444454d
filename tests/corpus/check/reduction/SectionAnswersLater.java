//@ verdict: violated
//@ property: assertion
// why: one thread only adds; the section of the other one answers the sum, which tells whether it came first.
public class SectionAnswersLater {
    static final SectionAnswersLater COUNTER = new SectionAnswersLater();
    static int seen;
    int count;

    synchronized void increment() {
        count++;
    }

    synchronized int next() {
        count++;
        return count;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread adding = new Thread(COUNTER::increment);
        Thread asking = new Thread(() -> seen = COUNTER.next());
        adding.start();
        asking.start();
        adding.join();
        asking.join();
        assert seen == 2;
    }
}
