//@ verdict: violated
//@ property: assertion
// why: await may have looked for an interrupt before it came; if the latch opens then, await returns, and the interrupt is pending.
import java.util.concurrent.CountDownLatch;

public class InterruptedAndReleased {
    static final CountDownLatch latch = new CountDownLatch(1);
    static volatile boolean returned;

    static final class Waiter extends Thread {
        @Override
        public void run() {
            try {
                latch.await();
                returned = true;
            } catch (InterruptedException e) {
                // It came in time.
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Waiter waiter = new Waiter();
        waiter.start();
        waiter.interrupt();
        latch.countDown();
        waiter.join();
        assert !returned;
    }
}
