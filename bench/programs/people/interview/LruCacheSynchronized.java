//@ verdict: holds
// why: LinkedHashMap in access order, every call synchronized.
import java.util.LinkedHashMap;
import java.util.Map;

public class LruCacheSynchronized<K, V> {
    private final Map<K, V> map;

    LruCacheSynchronized(int capacity) {
        map = new LinkedHashMap<K, V>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > capacity;
            }
        };
    }

    synchronized V get(K key) {
        return map.get(key);
    }

    synchronized void put(K key, V value) {
        map.put(key, value);
    }

    synchronized int size() {
        return map.size();
    }

    public static void main(String[] args) throws InterruptedException {
        LruCacheSynchronized<Integer, String> cache = new LruCacheSynchronized<>(3);
        Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            final int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    int key = (i * 7 + id) % 5;
                    if (cache.get(key) == null) {
                        cache.put(key, "v" + key);
                    }
                    assert cache.size() <= 3;
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("size " + cache.size());
    }
}
