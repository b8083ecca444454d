//@ verdict: holds
// why: the classic memoizer: a future per key, put if absent, run by whoever put it.
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

public class MemoizerPutIfAbsent {
    interface Computable<A, V> {
        V compute(A arg) throws InterruptedException;
    }

    static class ExpensiveFunction implements Computable<String, Integer> {
        final AtomicInteger calls = new AtomicInteger();

        @Override
        public Integer compute(String arg) throws InterruptedException {
            calls.incrementAndGet();
            Thread.sleep(20);
            return arg.length();
        }
    }

    static class Memoizer<A, V> implements Computable<A, V> {
        private final ConcurrentMap<A, Future<V>> cache = new ConcurrentHashMap<>();
        private final Computable<A, V> c;

        Memoizer(Computable<A, V> c) {
            this.c = c;
        }

        @Override
        public V compute(final A arg) throws InterruptedException {
            while (true) {
                Future<V> f = cache.get(arg);
                if (f == null) {
                    Callable<V> eval = () -> c.compute(arg);
                    FutureTask<V> ft = new FutureTask<>(eval);
                    f = cache.putIfAbsent(arg, ft);
                    if (f == null) {
                        f = ft;
                        ft.run();
                    }
                }
                try {
                    return f.get();
                } catch (CancellationException e) {
                    cache.remove(arg, f);
                } catch (ExecutionException e) {
                    throw new IllegalStateException(e.getCause());
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExpensiveFunction function = new ExpensiveFunction();
        Memoizer<String, Integer> memoizer = new Memoizer<>(function);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                try {
                    for (String word : new String[] {"one", "three", "seventeen"}) {
                        int length = memoizer.compute(word);
                        assert length == word.length();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("calls: " + function.calls.get());
        assert function.calls.get() == 3;
    }
}
