//@ verdict: holds
//@ assurance: jmm
// why: incrementAndGet is one step, and accesses to atomics are no races.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIncrement {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Counter extends Thread {
        @Override
        public void run() {
            COUNT.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        Counter other = new Counter();
        one.start();
        other.start();
        one.join();
        other.join();
        assert COUNT.get() == 2;
    }
}
