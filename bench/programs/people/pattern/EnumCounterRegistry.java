//@ verdict: holds
// why: an enum singleton with a map of adders, made by computeIfAbsent.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class EnumCounterRegistry {
    enum Metrics {
        INSTANCE;

        private final Map<String, LongAdder> counters = new ConcurrentHashMap<>();

        void increment(String name) {
            counters.computeIfAbsent(name, key -> new LongAdder()).increment();
        }

        long get(String name) {
            LongAdder adder = counters.get(name);
            return adder == null ? 0 : adder.sum();
        }

        Map<String, Long> snapshot() {
            Map<String, Long> snapshot = new TreeMap<>();
            counters.forEach((name, adder) -> snapshot.put(name, adder.sum()));
            return snapshot;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] names = {"requests", "errors", "timeouts"};
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    Metrics.INSTANCE.increment(names[i % names.length]);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(Metrics.INSTANCE.snapshot());
        assert Metrics.INSTANCE.get("requests") == 12;
        assert Metrics.INSTANCE.get("errors") == 9;
    }
}
