//@ test: violated | sizeStaysWithinCapacity
//@ test: holds | synchronizedCacheStaysWithinCapacity
// why: the eviction of the concurrent map checks the size first, so that two threads go over the capacity.
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class CacheConcurrencyTest {
    static class EvictingCache {
        private final Map<Integer, String> map = new ConcurrentHashMap<>();
        private final int capacity;

        EvictingCache(int capacity) {
            this.capacity = capacity;
        }

        void put(int key, String value) {
            if (map.size() >= capacity) {
                Integer victim = map.keySet().iterator().next();
                map.remove(victim);
            }
            map.put(key, value);
        }
    }

    @Test
    void sizeStaysWithinCapacity() throws InterruptedException {
        EvictingCache cache = new EvictingCache(2);
        cache.put(0, "zero");
        Thread one = new Thread(() -> cache.put(1, "one"));
        Thread two = new Thread(() -> cache.put(2, "two"));
        one.start();
        two.start();
        one.join();
        two.join();
        assertTrue(cache.map.size() <= 2, () -> "size " + cache.map.size());
    }

    @Test
    void synchronizedCacheStaysWithinCapacity() throws InterruptedException {
        Map<Integer, String> cache = Collections.synchronizedMap(new LinkedHashMap<Integer, String>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 2;
            }
        });
        Thread one = new Thread(() -> cache.put(1, "one"));
        Thread two = new Thread(() -> cache.put(2, "two"));
        one.start();
        two.start();
        cache.put(3, "three");
        one.join();
        two.join();
        assertTrue(cache.size() <= 2);
    }
}
