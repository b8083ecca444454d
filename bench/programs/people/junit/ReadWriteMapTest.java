//@ test: holds | readersSeeWholeWrites
//@ test: violated | iterationIsNotGuarded
// why: values() hands out the map's own collection, which is iterated without the lock.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

class ReadWriteMapTest {
    static class ReadWriteMap<K, V> {
        private final Map<K, V> map = new HashMap<>();
        private final ReadWriteLock lock = new ReentrantReadWriteLock();

        V put(K key, V value) {
            lock.writeLock().lock();
            try {
                return map.put(key, value);
            } finally {
                lock.writeLock().unlock();
            }
        }

        V get(K key) {
            lock.readLock().lock();
            try {
                return map.get(key);
            } finally {
                lock.readLock().unlock();
            }
        }

        Collection<V> values() {
            lock.readLock().lock();
            try {
                return map.values();
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    private final ReadWriteMap<String, Integer> map = new ReadWriteMap<>();

    @Test
    void readersSeeWholeWrites() throws InterruptedException {
        map.put("a", 0);
        Thread writer = new Thread(() -> {
            for (int i = 1; i <= 10; i++) {
                map.put("a", i);
            }
        });
        writer.start();
        int last = 0;
        for (int i = 0; i < 10; i++) {
            int now = map.get("a");
            assertTrue(now >= last);
            last = now;
        }
        writer.join();
        assertEquals(10, map.get("a"));
    }

    @Test
    void iterationIsNotGuarded() throws InterruptedException {
        map.put("a", 1);
        map.put("b", 2);
        Thread writer = new Thread(() -> map.put("c", 3));
        writer.start();
        int sum = 0;
        for (int value : map.values()) {
            sum += value;
        }
        writer.join();
        assertTrue(sum == 3 || sum == 6);
    }
}
