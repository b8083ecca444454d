//@ verdict: holds
// why: parts of an array are summed by callables; invokeAll waits for all of them.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CallableSum {
    static class PartialSum implements Callable<Long> {
        private final int[] numbers;
        private final int from, to;

        PartialSum(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        public Long call() {
            long sum = 0;
            for (int i = from; i < to; i++) {
                sum += numbers[i];
            }
            return sum;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] numbers = new int[10_000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i % 100;
        }
        int threads = 4;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        List<Callable<Long>> tasks = new ArrayList<>();
        int chunk = numbers.length / threads;
        for (int i = 0; i < threads; i++) {
            tasks.add(new PartialSum(numbers, i * chunk, (i + 1) * chunk));
        }
        long total = 0;
        for (Future<Long> result : pool.invokeAll(tasks)) {
            total += result.get();
        }
        pool.shutdown();
        System.out.println("Total: " + total);
        if (total != 495_000) {
            throw new AssertionError("wrong total " + total);
        }
    }
}
