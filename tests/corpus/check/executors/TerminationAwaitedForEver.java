//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: awaitTermination with Long.MAX_VALUE waits for ever for a task that waits for ever.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TerminationAwaitedForEver {
    static final CountDownLatch NEVER = new CountDownLatch(1);

    static final class Waiting implements Runnable {
        @Override
        public void run() {
            try {
                NEVER.await(); //~
            } catch (InterruptedException ended) {
                // Then the task ends.
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(new Waiting());
        pool.shutdown();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS); //~
    }
}
