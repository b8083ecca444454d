//@ about: FutureTask: states, run once, results, failures, cancellation, timed gets, the done hook and re-running.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class FutureTasks {
    static final class FutureTasksRepeating extends FutureTask<Integer> {
        FutureTasksRepeating(AtomicInteger counter) {
            super(counter::incrementAndGet);
        }

        boolean once() {
            return runAndReset();
        }

        @Override
        protected void done() {
            System.out.println("done hook, cancelled " + isCancelled());
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException, TimeoutException {
        AtomicInteger runs = new AtomicInteger();
        FutureTask<Integer> task = new FutureTask<>(() -> runs.incrementAndGet() * 21);
        System.out.println(task.isDone() + " " + task.isCancelled());
        task.run();
        task.run();
        System.out.println(task.get() + " " + task.get(1, TimeUnit.NANOSECONDS) + " " + runs + " " + task.isDone()
                + " " + task.cancel(true));
        FutureTask<String> failing = new FutureTask<>(() -> {
            throw new java.io.IOException("checked");
        });
        failing.run();
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        CountDownLatch release = new CountDownLatch(1);
        FutureTask<String> slow = new FutureTask<>(() -> {
            release.await();
            return "slow result";
        });
        Thread runner = new Thread(slow);
        runner.start();
        try {
            slow.get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timed out: " + e.getMessage());
        }
        release.countDown();
        System.out.println(slow.get());
        runner.join();
        FutureTasksRepeating repeating = new FutureTasksRepeating(runs);
        System.out.println(repeating.once() + " " + repeating.once() + " " + repeating.isDone() + " " + runs);
        System.out.println(repeating.cancel(false) + " " + repeating.once());
        try {
            repeating.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        FutureTask<String> fixed = new FutureTask<>(() -> { }, "given result");
        fixed.run();
        System.out.println(fixed.get());
    }
}
