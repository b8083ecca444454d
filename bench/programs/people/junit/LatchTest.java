//@ test: holds | workersStartTogether
//@ test: violated deadlock | workerThatFailsNeverCountsDown
// why: countDown is skipped where the worker returns early.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LatchTest {
    @Test
    void workersStartTogether() throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(3);
        AtomicInteger ran = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    start.await();
                    ran.incrementAndGet();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } finally {
                    done.countDown();
                }
            }).start();
        }
        assertEquals(0, ran.get());
        start.countDown();
        done.await();
        assertEquals(3, ran.get());
    }

    @Test
    void workerThatFailsNeverCountsDown() throws InterruptedException {
        int[] jobs = {1, 0, 2};
        CountDownLatch done = new CountDownLatch(jobs.length);
        for (int job : jobs) {
            new Thread(() -> {
                if (job == 0) {
                    System.out.println("nothing to do");
                    return;
                }
                System.out.println("100 / " + job + " = " + 100 / job);
                done.countDown();
            }).start();
        }
        done.await();
    }
}
