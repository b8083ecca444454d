//@ verdict: violated
//@ property: assertion
// why: between two atomic additions another thread reads the sum.
import java.util.concurrent.atomic.AtomicInteger;

public class AdditionSeenBetween {
    static final AtomicInteger COUNT = new AtomicInteger();
    static int seen;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            COUNT.incrementAndGet();
            COUNT.incrementAndGet();
        });
        Thread second = new Thread(() -> {
            seen = COUNT.get();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert seen != 1;
    }
}
