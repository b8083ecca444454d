//@ verdict: holds
// why: the class initialiser of the holder makes the one instance.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.ArrayList;
import java.util.List;

public class HolderSingleton {
    private static final AtomicInteger INSTANCES = new AtomicInteger();
    private final long createdAt;

    private HolderSingleton() {
        createdAt = System.nanoTime();
        INSTANCES.incrementAndGet();
    }

    private static class Holder {
        private static final HolderSingleton INSTANCE = new HolderSingleton();
    }

    public static HolderSingleton getInstance() {
        return Holder.INSTANCE;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<HolderSingleton>> seen = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            seen.add(pool.submit(HolderSingleton::getInstance));
        }
        HolderSingleton one = getInstance();
        for (Future<HolderSingleton> other : seen) {
            if (other.get() != one) {
                throw new AssertionError("two instances");
            }
        }
        pool.shutdown();
        System.out.println("instances: " + INSTANCES.get());
    }
}
