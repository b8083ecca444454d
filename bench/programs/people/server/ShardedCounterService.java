//@ verdict: holds
// why: counters are sharded by key, each shard has its own lock, and totals are taken when all threads have ended.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ShardedCounterService {
    private static class Shard {
        final ReentrantLock lock = new ReentrantLock();
        final Map<String, Integer> counts = new HashMap<>();
    }

    private final Shard[] shards = new Shard[4];

    ShardedCounterService() {
        for (int i = 0; i < shards.length; i++) {
            shards[i] = new Shard();
        }
    }

    void increment(String key) {
        Shard shard = shards[Math.floorMod(key.hashCode(), shards.length)];
        shard.lock.lock();
        try {
            shard.counts.merge(key, 1, Integer::sum);
        } finally {
            shard.lock.unlock();
        }
    }

    int total() {
        int total = 0;
        for (Shard shard : shards) {
            shard.lock.lock();
            try {
                for (int count : shard.counts.values()) {
                    total += count;
                }
            } finally {
                shard.lock.unlock();
            }
        }
        return total;
    }

    public static void main(String[] args) throws InterruptedException {
        ShardedCounterService service = new ShardedCounterService();
        String[] keys = {"home", "cart", "search", "login", "help"};
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    service.increment(keys[i % keys.length]);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("hits: " + service.total());
        assert service.total() == 40;
    }
}
