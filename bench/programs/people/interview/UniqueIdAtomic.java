//@ verdict: holds
// why: incrementAndGet gives every number once.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

public class UniqueIdAtomic {
    private static final AtomicLong lastId = new AtomicLong();

    static long nextId() {
        return lastId.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Set<Long> ids = ConcurrentHashMap.newKeySet();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    ids.add(nextId());
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("unique ids: " + ids.size());
        if (ids.size() != 30) {
            throw new IllegalStateException("duplicates: only " + ids.size() + " ids");
        }
    }
}
