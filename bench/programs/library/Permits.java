import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Five threads share two permits. */
public class Permits {
    public static void main(String[] arguments) throws InterruptedException {
        Semaphore permits = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger();
        Thread[] threads = new Thread[5];
        for (int number = 0; number < 5; number++) {
            threads[number] = new Thread(() -> {
                permits.acquireUninterruptibly();
                try {
                    assert inside.incrementAndGet() <= 2;
                    inside.decrementAndGet();
                } finally {
                    permits.release();
                }
            });
            threads[number].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert permits.availablePermits() == 2;
    }
}
