//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: everybody who is waited for comes.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class LatchCounted {
    static final CountDownLatch DONE = new CountDownLatch(2);
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
