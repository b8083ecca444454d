//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: printing in threads orders nothing: the second clerk may read the count before the first one has added to it.
import java.util.concurrent.atomic.AtomicInteger;

public class PrintfCounts {
    static final AtomicInteger count = new AtomicInteger();

    static void work(String name) {
        System.out.printf("%s begins %.1f%n", name, 1.5);
        int before = count.get();
        System.out.printf("%s has %d%n", name, before);
        count.set(before + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> work("first"));
        Thread second = new Thread(() -> work("second"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert count.get() == 2; //~
    }
}
