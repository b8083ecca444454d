//@ verdict: holds
// why: the counter is an AtomicLong, and the pool is asked for every result.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

public class VisibleVisits {
    static class CountingFactorizer {
        private final AtomicLong count = new AtomicLong(0);

        long getCount() {
            return count.get();
        }

        List<Integer> service(int number) {
            List<Integer> factors = new ArrayList<>();
            int rest = number;
            for (int i = 2; i <= rest; i++) {
                while (rest % i == 0) {
                    factors.add(i);
                    rest /= i;
                }
            }
            count.incrementAndGet();
            return factors;
        }
    }

    public static void main(String[] args) throws Exception {
        CountingFactorizer factorizer = new CountingFactorizer();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<List<Integer>>> results = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            final int number = 100 + i;
            results.add(pool.submit(() -> factorizer.service(number)));
        }
        for (Future<List<Integer>> result : results) {
            System.out.println(result.get());
        }
        pool.shutdown();
        System.out.println("Requests: " + factorizer.getCount());
        assert factorizer.getCount() == 20;
    }
}
