//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: shutdown does not interrupt the task that waits for ever.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ShutdownWaits {
    static final CountDownLatch NEVER = new CountDownLatch(1);

    static final class Waiting implements Runnable {
        @Override
        public void run() {
            try {
                NEVER.await();
            } catch (InterruptedException expected) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new Waiting());
        pool.shutdown();
    }
}
