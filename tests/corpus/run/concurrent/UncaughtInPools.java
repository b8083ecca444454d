//@ about: Exceptions in pools: execute lets the worker die and be replaced, submit keeps them in the future.
//@ varies: compilers number the methods of lambdas differently
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class UncaughtInPools {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger created = new AtomicInteger();
        CountDownLatch ended = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
            Runnable body = () -> {
                try {
                    task.run();
                } finally {
                    ended.countDown();
                }
            };
            return new Thread(body, "worker-" + created.incrementAndGet());
        });
        pool.execute(() -> {
            throw new IllegalStateException("lost in execute");
        });
        ended.await();
        Future<?> future = pool.submit(() -> {
            throw new UnsupportedOperationException("kept in submit");
        });
        try {
            future.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.DAYS) + ", workers made: " + created);
    }
}
