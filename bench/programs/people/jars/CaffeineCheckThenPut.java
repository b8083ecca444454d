//@ verdict: violated
//@ property: assertion
// why: getIfPresent then put is check then act, also with Caffeine.
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.atomic.AtomicInteger;

public class CaffeineCheckThenPut {
    private static final AtomicInteger loads = new AtomicInteger();
    private static final Cache<String, Integer> cache = Caffeine.newBuilder().maximumSize(100).executor(Runnable::run).build();

    static int length(String word) {
        Integer known = cache.getIfPresent(word);
        if (known == null) {
            loads.incrementAndGet();
            known = word.length();
            cache.put(word, known);
        }
        return known;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (String word : new String[] {"one", "three"}) {
                    assert length(word) == word.length();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("loads: " + loads.get());
        assert loads.get() == 2 : "loaded more than once";
    }
}
