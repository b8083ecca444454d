//@ about: An ExecutorCompletionService hands out results in the order of completion, which latches force here.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class CompletionServices {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        CountDownLatch[] turns = {new CountDownLatch(1), new CountDownLatch(1), new CountDownLatch(1),
                new CountDownLatch(1)};
        for (int i = turns.length - 1; i >= 0; i--) {
            int n = i;
            service.submit(() -> {
                turns[n].await();
                if (n == 2) {
                    throw new IllegalStateException("task " + n);
                }
                return n;
            });
        }
        System.out.println(service.poll() + " " + service.poll(5, TimeUnit.MILLISECONDS));
        for (CountDownLatch turn : turns) {
            turn.countDown();
            try {
                System.out.println("completed " + service.take().get());
            } catch (ExecutionException e) {
                System.out.println("failed " + e.getCause().getMessage());
            }
        }
        System.out.println(service.poll());
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.DAYS));
    }
}
