//@ verdict: holds
// why: whoever returns from await although it was interrupted finds the interrupt pending.
import java.util.concurrent.CountDownLatch;

public class InterruptStaysPending {
    static final CountDownLatch latch = new CountDownLatch(1);

    static final class Waiter extends Thread {
        @Override
        public void run() {
            try {
                latch.await();
                assert Thread.currentThread().isInterrupted();
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Waiter waiter = new Waiter();
        waiter.start();
        waiter.interrupt();
        latch.countDown();
        waiter.join();
    }
}
