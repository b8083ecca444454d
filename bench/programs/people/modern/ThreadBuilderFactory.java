//@ verdict: holds
//@ jdk: 21
// why: a thread factory of a builder for a pool that is closed by try-with-resources.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public class ThreadBuilderFactory {
    public static void main(String[] args) throws Exception {
        ThreadFactory factory = Thread.ofPlatform().name("crunch-", 1).factory();
        long sum = 0;
        try (ExecutorService pool = Executors.newFixedThreadPool(3, factory)) {
            List<Callable<Long>> tasks = List.of(() -> sumOf(1, 100), () -> sumOf(101, 200), () -> sumOf(201, 300));
            for (var future : pool.invokeAll(tasks)) {
                sum += future.resultNow();
            }
        }
        System.out.println("sum " + sum);
        assert sum == 45_150;
    }

    static long sumOf(int from, int to) {
        long sum = 0;
        for (int i = from; i <= to; i++) {
            sum += i;
        }
        System.out.println(Thread.currentThread().getName() + ": " + sum);
        return sum;
    }
}
