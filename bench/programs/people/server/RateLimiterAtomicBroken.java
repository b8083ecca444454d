//@ verdict: violated
//@ property: assertion
// why: the count is looked at and then incremented: more requests than the limit pass.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class RateLimiterAtomicBroken {
    private final int limit;
    private final AtomicInteger used = new AtomicInteger();

    RateLimiterAtomicBroken(int limit) {
        this.limit = limit;
    }

    boolean tryAcquire() {
        if (used.get() < limit) {
            used.incrementAndGet();
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        RateLimiterAtomicBroken limiter = new RateLimiterAtomicBroken(5);
        AtomicInteger granted = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        CountDownLatch done = new CountDownLatch(10);
        for (int i = 0; i < 10; i++) {
            pool.execute(() -> {
                if (limiter.tryAcquire()) {
                    granted.incrementAndGet();
                }
                done.countDown();
            });
        }
        done.await();
        pool.shutdown();
        System.out.println("granted: " + granted.get());
        assert granted.get() <= 5 : "too many: " + granted.get();
    }
}
