//@ verdict: holds
// why: a scheduled task marks the job as late unless it was cancelled; the flag is atomic, and either outcome is fine.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

public class WatchdogTimer {
    enum Result { RUNNING, DONE, LATE }

    public static void main(String[] args) throws InterruptedException {
        AtomicReference<Result> result = new AtomicReference<>(Result.RUNNING);
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<?> watchdog =
            scheduler.schedule(() -> result.compareAndSet(Result.RUNNING, Result.LATE), 200, TimeUnit.MILLISECONDS);
        Thread job = new Thread(() -> {
            int sum = 0;
            for (int i = 0; i < 1000; i++) {
                sum += i;
            }
            if (result.compareAndSet(Result.RUNNING, Result.DONE)) {
                System.out.println("sum " + sum);
            }
        }, "job");
        job.start();
        job.join();
        watchdog.cancel(false);
        scheduler.shutdown();
        System.out.println(result.get());
        assert result.get() != Result.RUNNING;
    }
}
