//@ test: holds | neverGrantsMoreThanTheLimit
//@ test: holds | grantsAgainAfterReset
//@ test: violated assertion | brokenLimiterGrantsTooMany
// why: the compare-and-set loop is right, the get-then-increment is not.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class RateLimiterTest {
    static class RateLimiter {
        private final int limit;
        private final AtomicInteger used = new AtomicInteger();

        RateLimiter(int limit) {
            this.limit = limit;
        }

        boolean tryAcquire() {
            while (true) {
                int current = used.get();
                if (current >= limit) {
                    return false;
                }
                if (used.compareAndSet(current, current + 1)) {
                    return true;
                }
            }
        }

        boolean brokenTryAcquire() {
            if (used.get() >= limit) {
                return false;
            }
            used.incrementAndGet();
            return true;
        }

        void reset() {
            used.set(0);
        }
    }

    private static int grants(BooleanSupplier attempt, int threads, int attempts) throws InterruptedException {
        AtomicInteger granted = new AtomicInteger();
        Thread[] all = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            all[t] = new Thread(() -> {
                for (int i = 0; i < attempts; i++) {
                    if (attempt.getAsBoolean()) {
                        granted.incrementAndGet();
                    }
                }
            });
            all[t].start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        return granted.get();
    }

    @Test
    void neverGrantsMoreThanTheLimit() throws InterruptedException {
        RateLimiter limiter = new RateLimiter(5);
        assertEquals(5, grants(limiter::tryAcquire, 3, 4));
    }

    @Test
    void brokenLimiterGrantsTooMany() throws InterruptedException {
        RateLimiter limiter = new RateLimiter(5);
        assertEquals(5, grants(limiter::brokenTryAcquire, 3, 4));
    }

    @Test
    void grantsAgainAfterReset() {
        RateLimiter limiter = new RateLimiter(1);
        assertTrue(limiter.tryAcquire());
        assertFalse(limiter.tryAcquire());
        limiter.reset();
        assertTrue(limiter.tryAcquire());
    }
}
