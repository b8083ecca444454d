import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** A pool of three and N tasks that count; their results are taken. */
public class PoolCounting {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        AtomicInteger count = new AtomicInteger();
        List<Future<Integer>> results = new ArrayList<>();
        for (int number = 0; number < Integer.parseInt(args[0]); number++) {
            results.add(pool.submit(count::incrementAndGet));
        }
        int sum = 0;
        for (Future<Integer> result : results) {
            sum += result.get();
        }
        pool.shutdown();
        assert sum == results.size() * (results.size() + 1) / 2;
    }
}
