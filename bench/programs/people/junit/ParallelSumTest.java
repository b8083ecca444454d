//@ test: holds | sumsInParallel(int) [1] 1
//@ test: holds | sumsInParallel(int) [2] 2
//@ test: holds | sumsInParallel(int) [3] 3
//@ test: holds | streamSumsInParallel
// why: partial sums are added after join.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelSumTest {
    static long sum(int[] numbers, int threads) throws InterruptedException {
        long[] parts = new long[threads];
        Thread[] workers = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            final int id = t;
            workers[t] = new Thread(() -> {
                for (int i = id; i < numbers.length; i += threads) {
                    parts[id] += numbers[i];
                }
            });
            workers[t].start();
        }
        long total = 0;
        for (int t = 0; t < threads; t++) {
            workers[t].join();
            total += parts[t];
        }
        return total;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void sumsInParallel(int threads) throws InterruptedException {
        int[] numbers = IntStream.rangeClosed(1, 100).toArray();
        assertEquals(5050, sum(numbers, threads));
    }

    @Test
    void streamSumsInParallel() {
        assertEquals(5050, IntStream.rangeClosed(1, 100).parallel().sum());
    }
}
