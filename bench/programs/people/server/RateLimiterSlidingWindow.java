//@ verdict: holds
// why: a window per client, made by computeIfAbsent, with its own monitor.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class RateLimiterSlidingWindow {
    private final int limit;
    private final long windowMillis;
    private final Map<String, Deque<Long>> windows = new ConcurrentHashMap<>();

    RateLimiterSlidingWindow(int limit, long windowMillis) {
        this.limit = limit;
        this.windowMillis = windowMillis;
    }

    boolean allow(String client, long now) {
        Deque<Long> window = windows.computeIfAbsent(client, key -> new ArrayDeque<>());
        synchronized (window) {
            while (!window.isEmpty() && window.peekFirst() <= now - windowMillis) {
                window.pollFirst();
            }
            if (window.size() >= limit) {
                return false;
            }
            window.addLast(now);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RateLimiterSlidingWindow limiter = new RateLimiterSlidingWindow(3, 1000);
        AtomicInteger allowed = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            final String client = t % 2 == 0 ? "alice" : "bob";
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    if (limiter.allow(client, 500)) {
                        allowed.incrementAndGet();
                    } else {
                        System.out.println(client + " was throttled");
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("allowed: " + allowed);
        assert allowed.get() == 6;
    }
}
