//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the count is added to at once, whatever is printed before and after.
import java.util.concurrent.atomic.AtomicInteger;

public class PrintfCountsAtOnce {
    static final AtomicInteger count = new AtomicInteger();

    static void work(String name) {
        System.out.printf("%s begins %.1f%n", name, 1.5);
        int before = count.getAndIncrement();
        System.out.printf("%s has %d%n", name, before);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> work("first"));
        Thread second = new Thread(() -> work("second"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert count.get() == 2;
    }
}
