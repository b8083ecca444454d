//@ test: violated assertion | loadsOncePerKey
//@ test: holds | computeIfAbsentLoadsOncePerKey
// why: get then put computes twice; computeIfAbsent does not.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LazyCacheTest {
    private final ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
    private final AtomicInteger loads = new AtomicInteger();
    private ExecutorService executor;

    @BeforeEach
    void startExecutor() {
        executor = Executors.newFixedThreadPool(4);
    }

    @AfterEach
    void stopExecutor() {
        executor.shutdownNow();
    }

    private String load(String key) {
        loads.incrementAndGet();
        return key.toUpperCase();
    }

    private String get(String key) {
        String value = cache.get(key);
        if (value == null) {
            value = load(key);
            cache.put(key, value);
        }
        return value;
    }

    @Test
    void loadsOncePerKey() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 4; i++) {
            executor.submit(() -> {
                get("key");
                done.countDown();
            });
        }
        done.await();
        assertEquals(1, loads.get());
    }

    @Test
    void computeIfAbsentLoadsOncePerKey() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 4; i++) {
            executor.submit(() -> {
                cache.computeIfAbsent("key", this::load);
                done.countDown();
            });
        }
        done.await();
        assertEquals(1, loads.get());
    }
}
