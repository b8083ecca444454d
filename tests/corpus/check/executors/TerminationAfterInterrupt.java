//@ verdict: holds
//@ ways: in turn
// why: shutdownNow interrupts the task, and so the pool terminates.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TerminationAfterInterrupt {
    static final CountDownLatch NEVER = new CountDownLatch(1);

    static final class Waiting implements Runnable {
        @Override
        public void run() {
            try {
                NEVER.await();
            } catch (InterruptedException ended) {
                // Then the task ends.
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(new Waiting());
        pool.shutdownNow();
        boolean terminated = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        assert terminated;
    }
}
