//@ verdict: violated
//@ property: assertion
// why: a section that answers the sum tells who came first.
public class SectionAnswers {
    static final SectionAnswers COUNTER = new SectionAnswers();
    static int early;
    static int late;
    int count;

    synchronized int next() {
        count++;
        return count;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            early = COUNTER.next();
        });
        Thread second = new Thread(() -> {
            late = COUNTER.next();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert early < late;
    }
}
