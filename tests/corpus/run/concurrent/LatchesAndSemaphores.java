//@ about: CountDownLatch and Semaphore: gates, timeouts, permits given by others, fairness and draining.
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class LatchesAndSemaphores {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(4);
        Semaphore two = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                try {
                    start.await();
                    for (int n = 0; n < 50; n++) {
                        two.acquire();
                        most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                        Thread.yield();
                        inside.decrementAndGet();
                        two.release();
                    }
                    done.countDown();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
        System.out.println(done.await(5, TimeUnit.MILLISECONDS) + " " + done.getCount());
        start.countDown();
        start.countDown();
        done.await();
        System.out.println("never more than two inside: " + (most.get() <= 2) + ", permits " + two.availablePermits()
                + " " + start.getCount());

        Semaphore permits = new Semaphore(0);
        System.out.println(permits.tryAcquire() + " " + permits.tryAcquire(3, TimeUnit.MILLISECONDS));
        permits.release(5);
        System.out.println(permits.tryAcquire(3) + " " + permits.tryAcquire(3) + " " + permits.availablePermits()
                + " " + permits.drainPermits() + " " + permits.availablePermits());
        Thread other = new Thread(() -> permits.release(2));
        other.start();
        permits.acquire(2);
        other.join();
        Semaphore negative = new Semaphore(-2, true);
        negative.release(2);
        System.out.println(negative.tryAcquire() + " " + negative.isFair() + " " + negative.availablePermits());
        Semaphore fair = new Semaphore(0, true);
        List<Integer> order = new ArrayList<>();
        Thread[] queue = new Thread[3];
        for (int i = 0; i < queue.length; i++) {
            int n = i;
            queue[i] = new Thread(() -> {
                fair.acquireUninterruptibly();
                order.add(n);
                fair.release();
            });
            queue[i].start();
            while (fair.getQueueLength() != i + 1) {
                Thread.yield();
            }
        }
        System.out.println(fair.hasQueuedThreads() + " " + fair.tryAcquire());
        fair.release();
        for (Thread thread : queue) {
            thread.join();
        }
        System.out.println(order + " " + fair.availablePermits());
        new CountDownLatch(-1);
    }
}
