//@ verdict: holds
// why: reads under the read lock, loads under the write lock with a second look.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteCache {
    private final Map<Integer, String> cache = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final AtomicInteger loads = new AtomicInteger();

    String get(int key) {
        lock.readLock().lock();
        try {
            String value = cache.get(key);
            if (value != null) {
                return value;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            return cache.computeIfAbsent(key, this::load);
        } finally {
            lock.writeLock().unlock();
        }
    }

    private String load(int key) {
        loads.incrementAndGet();
        return "value-" + key;
    }

    public static void main(String[] args) throws InterruptedException {
        ReadWriteCache cache = new ReadWriteCache();
        Thread[] readers = new Thread[4];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(() -> {
                for (int key = 0; key < 5; key++) {
                    String value = cache.get(key);
                    if (!value.equals("value-" + key)) {
                        throw new IllegalStateException(value);
                    }
                }
            }, "reader-" + i);
            readers[i].start();
        }
        for (Thread reader : readers) {
            reader.join();
        }
        System.out.println("loads: " + cache.loads.get());
        assert cache.loads.get() == 5;
    }
}
