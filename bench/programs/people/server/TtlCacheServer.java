//@ verdict: holds
// why: entries of a concurrent map are replaced by compute; a daemon removes what is stale.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

public class TtlCacheServer<K, V> {
    private record Entry<V>(V value, long expires) {
    }

    private final ConcurrentMap<K, Entry<V>> entries = new ConcurrentHashMap<>();
    private final long ttl;

    TtlCacheServer(long ttl) {
        this.ttl = ttl;
        Thread cleaner = new Thread(this::clean, "cleaner");
        cleaner.setDaemon(true);
        cleaner.start();
    }

    V get(K key, Function<K, V> loader) {
        return entries.compute(key, (k, old) -> {
            long now = System.currentTimeMillis();
            if (old != null && old.expires() > now) {
                return old;
            }
            return new Entry<>(loader.apply(k), now + ttl);
        }).value();
    }

    private void clean() {
        while (true) {
            long now = System.currentTimeMillis();
            entries.values().removeIf(entry -> entry.expires() <= now);
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TtlCacheServer<String, Integer> cache = new TtlCacheServer<>(1000);
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (String key : new String[] {"one", "three"}) {
                    int length = cache.get(key, String::length);
                    assert length == key.length();
                }
            });
            clients[i].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        System.out.println("done");
    }
}
