//@ test: holds | runsAfterDelay
//@ test: holds | cancelledTaskNeverRunsTwice
// why: one-shot tasks of a scheduled executor.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SchedulerTest {
    private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);

    @AfterEach
    void stop() {
        scheduler.shutdownNow();
    }

    @Test
    void runsAfterDelay() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        ScheduledFuture<Integer> future = scheduler.schedule(runs::incrementAndGet, 50, TimeUnit.MILLISECONDS);
        assertEquals(1, future.get());
        assertTrue(future.isDone());
    }

    @Test
    void cancelledTaskNeverRunsTwice() {
        AtomicInteger runs = new AtomicInteger();
        ScheduledFuture<Integer> future = scheduler.schedule(runs::incrementAndGet, 50, TimeUnit.MILLISECONDS);
        future.cancel(false);
        assertTrue(runs.get() <= 1);
    }
}
