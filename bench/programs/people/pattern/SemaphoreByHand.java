//@ verdict: violated
//@ property: assertion
// why: the test of the permits is outside of the synchronized block: two threads enter.
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphoreByHand {
    private volatile int permits;

    SemaphoreByHand(int permits) {
        this.permits = permits;
    }

    void acquire() {
        while (permits == 0) {
            Thread.yield();
        }
        synchronized (this) {
            permits--;
        }
    }

    synchronized void release() {
        permits++;
    }

    public static void main(String[] args) throws InterruptedException {
        SemaphoreByHand semaphore = new SemaphoreByHand(1);
        AtomicInteger inside = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int round = 0; round < 10; round++) {
                    semaphore.acquire();
                    int now = inside.incrementAndGet();
                    assert now == 1 : now + " threads in the critical section";
                    inside.decrementAndGet();
                    semaphore.release();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("done");
    }
}
