//@ verdict: violated
//@ property: race
// why: all workers add to one static field without a lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class SharedSumRace {
    private static long total;

    static class PartialSum implements Runnable {
        private final int[] numbers;
        private final int from, to;

        PartialSum(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                total += numbers[i];
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int[] numbers = new int[10_000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i % 100;
        }
        int threads = 4;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        int chunk = numbers.length / threads;
        for (int i = 0; i < threads; i++) {
            pool.execute(new PartialSum(numbers, i * chunk, (i + 1) * chunk));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println("Total: " + total);
    }
}
