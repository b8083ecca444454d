//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: a failed compareAndSet is not tried again.
import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetOnce {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Counter extends Thread {
        @Override
        public void run() {
            int seen = COUNT.get();
            COUNT.compareAndSet(seen, seen + 1);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        Counter other = new Counter();
        one.start();
        other.start();
        one.join();
        other.join();
        assert COUNT.get() == 2; //~
    }
}
