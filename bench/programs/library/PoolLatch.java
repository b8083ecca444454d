// An ExecutorService of two workers, three tasks and a latch.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolLatch {
    static final AtomicInteger DONE = new AtomicInteger();

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch latch = new CountDownLatch(3);
        for (int number = 0; number < 3; number++) {
            pool.execute(() -> {
                DONE.incrementAndGet();
                latch.countDown();
            });
        }
        latch.await();
        assert DONE.get() == 3;
        pool.shutdown();
    }
}
