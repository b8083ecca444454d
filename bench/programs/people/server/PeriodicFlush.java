//@ verdict: holds
// why: a fixed-rate task drains a queue; whatever is left at the end is drained by main after the task was cancelled and has ended.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PeriodicFlush {
    private final Queue<String> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger written = new AtomicInteger();

    void flush() {
        while (queue.poll() != null) {
            written.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PeriodicFlush log = new PeriodicFlush();
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        scheduler.scheduleAtFixedRate(log::flush, 0, 50, TimeUnit.MILLISECONDS);
        Thread[] writers = new Thread[2];
        for (int w = 0; w < writers.length; w++) {
            final int id = w;
            writers[w] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    log.queue.add(id + ": line " + i);
                }
            });
            writers[w].start();
        }
        for (Thread writer : writers) {
            writer.join();
        }
        scheduler.shutdown();
        while (!scheduler.awaitTermination(1, TimeUnit.SECONDS)) {
            System.out.println("waiting for the scheduler");
        }
        log.flush();
        System.out.println("lines: " + log.written.get());
        assert log.written.get() == 10;
    }
}
