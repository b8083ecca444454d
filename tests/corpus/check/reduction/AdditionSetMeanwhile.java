//@ verdict: violated
//@ property: assertion
// why: a set is no addition: what was added before is lost.
import java.util.concurrent.atomic.AtomicInteger;

public class AdditionSetMeanwhile {
    static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            COUNT.incrementAndGet();
        });
        Thread second = new Thread(() -> {
            COUNT.set(5);
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert COUNT.get() == 6;
    }
}
