//@ verdict: violated
//@ property: race|exception
// why: the cache is filled under the read lock, which several threads hold at once.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockWrites {
    private final Map<String, Integer> lengths = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    int lengthOf(String word) {
        lock.readLock().lock();
        try {
            Integer known = lengths.get(word);
            if (known == null) {
                known = word.length();
                lengths.put(word, known);
            }
            return known;
        } finally {
            lock.readLock().unlock();
        }
    }

    void clear() {
        lock.writeLock().lock();
        try {
            lengths.clear();
        } finally {
            lock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadLockWrites cache = new ReadLockWrites();
        String[] words = "to be or not to be that is the question".split(" ");
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                int sum = 0;
                for (String word : words) {
                    sum += cache.lengthOf(word);
                }
                System.out.println("letters: " + sum);
            });
            threads[i].start();
        }
        cache.clear();
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
