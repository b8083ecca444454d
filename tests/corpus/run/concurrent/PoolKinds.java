//@ about: Fixed, cached and single-thread executors: results, thread names, overlap and strict sequence.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolKinds {
    public static void main(String[] args) throws Exception {
        AtomicInteger created = new AtomicInteger();
        ThreadFactory factory = task -> new Thread(task, "fixed-" + created.incrementAndGet());
        ExecutorService fixed = Executors.newFixedThreadPool(3, factory);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int n = i;
            futures.add(fixed.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> future : futures) {
            sum += future.get();
        }
        System.out.println("sum " + sum + ", threads " + created + ", shut down " + fixed.isShutdown());
        fixed.shutdown();
        System.out.println(fixed.awaitTermination(1, TimeUnit.DAYS) + " " + fixed.isTerminated());

        ExecutorService single = Executors.newSingleThreadExecutor(task -> new Thread(task, "single"));
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 6; i++) {
            int n = i;
            single.execute(() -> order.add(Thread.currentThread().getName() + n));
        }
        Future<String> result = single.submit(() -> order.add("runnable with a result"), "fixed result");
        System.out.println(result.get() + " " + order);
        single.shutdown();

        ExecutorService cached = Executors.newCachedThreadPool();
        CyclicBarrier together = new CyclicBarrier(4);
        List<Future<Integer>> meeting = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            meeting.add(cached.submit(() -> {
                together.await();
                return 1;
            }));
        }
        int met = 0;
        for (Future<Integer> future : meeting) {
            met += future.get();
        }
        System.out.println(met + " tasks met at one barrier");
        Future<?> failed = cached.submit(() -> {
            throw new IllegalStateException("inside a task");
        });
        try {
            failed.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + ", cause " + e.getCause().getClass().getSimpleName() + ", done "
                    + failed.isDone());
        }
        cached.shutdownNow();
        ExecutorService named = Executors.newFixedThreadPool(1);
        System.out.println(named.submit(() -> Thread.currentThread().getName().matches("pool-\\d+-thread-1")).get());
        named.shutdown();
    }
}
