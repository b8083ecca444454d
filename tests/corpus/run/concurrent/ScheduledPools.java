//@ about: Scheduled executors: order by delay, periodic tasks until cancelled or failing, delays and shutdown policies.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ScheduledPools {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch gate = new CountDownLatch(1);
        pool.execute(() -> {
            busy.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                log.add("interrupted");
            }
        });
        busy.await();
        ScheduledFuture<?> never = pool.schedule(() -> log.add("never"), 1000, TimeUnit.DAYS);
        pool.schedule(() -> log.add("first"), -5, TimeUnit.SECONDS);
        pool.schedule(() -> log.add("second"), 0, TimeUnit.NANOSECONDS);
        ScheduledFuture<String> last = pool.schedule(() -> {
            log.add("third");
            return "result";
        }, 2000, TimeUnit.MICROSECONDS);
        System.out.println("queued " + pool.getQueue().size() + ", far away " + (never.getDelay(TimeUnit.DAYS) >= 998));
        gate.countDown();
        System.out.println(last.get() + " " + log + " " + never.cancel(false) + " " + never.isCancelled());

        AtomicInteger ticks = new AtomicInteger();
        CountDownLatch four = new CountDownLatch(4);
        ScheduledFuture<?> periodic = pool.scheduleAtFixedRate(() -> {
            ticks.incrementAndGet();
            four.countDown();
        }, 0, 1, TimeUnit.MILLISECONDS);
        four.await();
        periodic.cancel(false);
        try {
            periodic.get();
        } catch (CancellationException e) {
            System.out.println("cancelled after at least 4 ticks: " + (ticks.get() >= 4));
        }
        AtomicInteger runs = new AtomicInteger();
        ScheduledFuture<?> failing = pool.scheduleWithFixedDelay(() -> {
            if (runs.incrementAndGet() == 3) {
                throw new IllegalStateException("third run");
            }
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println("stopped after " + runs + ": " + e.getCause().getMessage());
        }
        pool.setRemoveOnCancelPolicy(true);
        pool.schedule(() -> log.add("delayed task still runs"), 5, TimeUnit.MILLISECONDS);
        pool.scheduleAtFixedRate(() -> { }, 1, 1, TimeUnit.DAYS);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.DAYS) + " " + log.get(log.size() - 1) + " "
                + pool.getExecuteExistingDelayedTasksAfterShutdownPolicy());
    }
}
