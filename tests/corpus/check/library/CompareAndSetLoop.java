//@ verdict: holds
//@ assurance: jmm
// why: a failed compareAndSet is tried again with the new value.
import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetLoop {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Counter extends Thread {
        @Override
        public void run() {
            int seen;
            do {
                seen = COUNT.get();
            } while (!COUNT.compareAndSet(seen, seen + 1));
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
