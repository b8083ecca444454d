//@ verdict: holds
// why: a starting gate and an ending gate of count down latches; the counter is atomic.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class TestHarness {
    public long timeTasks(int nThreads, final Runnable task) throws InterruptedException {
        final CountDownLatch startGate = new CountDownLatch(1);
        final CountDownLatch endGate = new CountDownLatch(nThreads);
        for (int i = 0; i < nThreads; i++) {
            Thread t = new Thread() {
                @Override
                public void run() {
                    try {
                        startGate.await();
                        try {
                            task.run();
                        } finally {
                            endGate.countDown();
                        }
                    } catch (InterruptedException ignored) {
                        // the thread is going to end
                    }
                }
            };
            t.start();
        }
        long start = System.nanoTime();
        startGate.countDown();
        endGate.await();
        long end = System.nanoTime();
        return end - start;
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger hits = new AtomicInteger();
        TestHarness harness = new TestHarness();
        long nanos = harness.timeTasks(5, () -> {
            for (int i = 0; i < 100; i++) {
                hits.incrementAndGet();
            }
        });
        System.out.println("Took " + nanos / 1000 + " microseconds");
        assert hits.get() == 500 : hits.get();
    }
}
