//@ verdict: violated
//@ property: assertion
// why: get then put on a ConcurrentHashMap: two threads may compute the same value.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

public class MemoizerCheckThenAct {
    static class Memoizer<A, V> {
        private final Map<A, V> cache = new ConcurrentHashMap<>();
        private final Function<A, V> function;

        Memoizer(Function<A, V> function) {
            this.function = function;
        }

        V compute(A arg) {
            V result = cache.get(arg);
            if (result == null) {
                result = function.apply(arg);
                cache.put(arg, result);
            }
            return result;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger calls = new AtomicInteger();
        Memoizer<Integer, Long> factorials = new Memoizer<>(n -> {
            calls.incrementAndGet();
            long product = 1;
            for (int i = 2; i <= n; i++) {
                product *= i;
            }
            return product;
        });
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int n = 1; n <= 10; n++) {
                    factorials.compute(n);
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("The function was called " + calls.get() + " times");
        assert calls.get() == 10 : "each value should be computed once";
    }
}
