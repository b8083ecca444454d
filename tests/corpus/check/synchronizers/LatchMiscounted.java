//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the latch waits for three, and two come.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class LatchMiscounted {
    static final CountDownLatch DONE = new CountDownLatch(3);
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Working extends Thread {
        @Override
        public void run() {
            COUNT.incrementAndGet();
            DONE.countDown();
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Working().start();
        new Working().start();
        DONE.await();
        assert COUNT.get() == 2;
    }
}
