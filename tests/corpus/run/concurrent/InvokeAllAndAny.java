//@ about: invokeAll keeps order and collects failures, invokeAny finds the one success, timeouts cancel the rest.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class InvokeAllAndAny {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<String>> tasks = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            tasks.add(() -> {
                if (n % 3 == 2) {
                    throw new IllegalArgumentException("task " + n);
                }
                return "value " + n;
            });
        }
        for (Future<String> future : pool.invokeAll(tasks)) {
            try {
                System.out.print(future.get() + "; ");
            } catch (ExecutionException e) {
                System.out.print("failed " + e.getCause().getMessage() + "; ");
            }
        }
        System.out.println();
        Callable<String> bad = () -> {
            throw new IllegalStateException("bad");
        };
        System.out.println(pool.invokeAny(List.of(bad, () -> "the only success", bad)));
        try {
            pool.invokeAny(List.of(bad, bad));
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage());
        }
        CountDownLatch forever = new CountDownLatch(1);
        Callable<String> stuck = () -> {
            forever.await();
            return "never";
        };
        int cancelled = 0;
        for (Future<String> future : pool.invokeAll(List.of(stuck, stuck, stuck), 20, TimeUnit.MILLISECONDS)) {
            cancelled += future.isCancelled() ? 1 : 0;
        }
        System.out.println("cancelled " + cancelled);
        try {
            pool.invokeAny(List.of(stuck, stuck), 20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        pool.shutdownNow();
        System.out.println(pool.awaitTermination(1, TimeUnit.DAYS));
    }
}
