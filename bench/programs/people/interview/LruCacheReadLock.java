//@ verdict: violated
//@ property: race|exception|assertion
// why: get of an access-ordered LinkedHashMap changes the list, but is done under the read lock.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LruCacheReadLock {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final LinkedHashMap<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
    private final int capacity;

    LruCacheReadLock(int capacity) {
        this.capacity = capacity;
    }

    Integer get(String key) {
        lock.readLock().lock();
        try {
            return map.get(key);
        } finally {
            lock.readLock().unlock();
        }
    }

    void put(String key, Integer value) {
        lock.writeLock().lock();
        try {
            map.put(key, value);
            if (map.size() > capacity) {
                Map.Entry<String, Integer> eldest = map.entrySet().iterator().next();
                map.remove(eldest.getKey());
            }
        } finally {
            lock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LruCacheReadLock cache = new LruCacheReadLock(3);
        for (String key : new String[] {"a", "b", "c"}) {
            cache.put(key, key.hashCode());
        }
        Thread[] readers = new Thread[3];
        for (int r = 0; r < readers.length; r++) {
            final int id = r;
            readers[r] = new Thread(() -> {
                String[] keys = {"a", "b", "c"};
                for (int i = 0; i < 20; i++) {
                    cache.get(keys[(i + id) % 3]);
                }
            });
            readers[r].start();
        }
        for (Thread reader : readers) {
            reader.join();
        }
        System.out.println(cache.map);
    }
}
