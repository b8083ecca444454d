//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: each call is atomic, set(get() + 1) is not.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicSetGet {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Counter extends Thread {
        @Override
        public void run() {
            COUNT.set(COUNT.get() + 1);
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
