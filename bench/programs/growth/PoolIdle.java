import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A pool of three and N tasks that do nothing. */
public class PoolIdle {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int number = 0; number < Integer.parseInt(args[0]); number++) {
            pool.execute(() -> { });
        }
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
            Thread.onSpinWait();
        }
    }
}
