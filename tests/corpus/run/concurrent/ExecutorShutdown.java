//@ about: shutdown lets queued tasks run, shutdownNow hands them back and interrupts; cancelled futures.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class ExecutorShutdown {
    public static void main(String[] args) throws InterruptedException {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        ExecutorService gentle = Executors.newFixedThreadPool(1);
        CountDownLatch gate = new CountDownLatch(1);
        gentle.execute(() -> {
            try {
                gate.await();
                log.add("first");
            } catch (InterruptedException e) {
                log.add("interrupted");
            }
        });
        gentle.execute(() -> log.add("second"));
        gentle.shutdown();
        System.out.println(gentle.isShutdown() + " " + gentle.isTerminated() + " "
                + gentle.awaitTermination(10, TimeUnit.MILLISECONDS));
        try {
            gentle.execute(() -> log.add("too late"));
        } catch (RejectedExecutionException e) {
            System.out.println("refused after shutdown");
        }
        gate.countDown();
        System.out.println(gentle.awaitTermination(1, TimeUnit.DAYS) + " " + gentle.isTerminated() + " " + log);

        log.clear();
        ExecutorService abrupt = Executors.newFixedThreadPool(1);
        CountDownLatch running = new CountDownLatch(1);
        Future<?> blocked = abrupt.submit(() -> {
            running.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                log.add("interrupted by shutdownNow, status " + Thread.currentThread().isInterrupted());
            }
        });
        Future<?> queued = abrupt.submit(() -> log.add("never"));
        abrupt.execute(() -> log.add("never either"));
        running.await();
        List<Runnable> left = abrupt.shutdownNow();
        System.out.println(abrupt.awaitTermination(1, TimeUnit.DAYS) + " " + left.size() + " " + log);
        System.out.println(blocked.isDone() + " " + queued.isDone());
        left.get(0).run();
        System.out.println(queued.isDone() + " " + log.get(log.size() - 1));

        ExecutorService cancelling = Executors.newSingleThreadExecutor();
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch observed = new CountDownLatch(1);
        Future<?> running2 = cancelling.submit(() -> {
            started.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                observed.countDown();
            }
        });
        started.await();
        System.out.println(running2.cancel(true) + " " + running2.isCancelled() + " " + running2.cancel(true));
        observed.await();
        cancelling.shutdown();
        System.out.println(cancelling.awaitTermination(1, TimeUnit.DAYS));
    }
}
