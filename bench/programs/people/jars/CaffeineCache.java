//@ verdict: holds
// why: Caffeine loads each key once, whoever asks.
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.atomic.AtomicInteger;

public class CaffeineCache {
    private static final AtomicInteger loads = new AtomicInteger();

    static String load(Integer key) {
        loads.incrementAndGet();
        return "value-" + key;
    }

    public static void main(String[] args) throws InterruptedException {
        Cache<Integer, String> cache = Caffeine.newBuilder().executor(Runnable::run).build();
        Thread[] readers = new Thread[2];
        for (int r = 0; r < readers.length; r++) {
            readers[r] = new Thread(() -> {
                for (int key = 0; key < 2; key++) {
                    String value = cache.get(key, CaffeineCache::load);
                    assert value.equals("value-" + key);
                }
            }, "reader-" + r);
            readers[r].start();
        }
        for (Thread reader : readers) {
            reader.join();
        }
        System.out.println("loads: " + loads.get());
        assert loads.get() == 2;
    }
}
