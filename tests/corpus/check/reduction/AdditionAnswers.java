//@ verdict: violated
//@ property: assertion
// why: an atomic addition whose result is used tells who came first.
import java.util.concurrent.atomic.AtomicInteger;

public class AdditionAnswers {
    static final AtomicInteger COUNT = new AtomicInteger();
    static int early;
    static int late;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            early = COUNT.incrementAndGet();
        });
        Thread second = new Thread(() -> {
            late = COUNT.incrementAndGet();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert early < late;
    }
}
