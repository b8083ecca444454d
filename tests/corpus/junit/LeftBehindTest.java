//@ about: threads that a test leaves behind
//@ test: holds | idleWorker
//@ test: violated exception | failingWorker
//@ test: violated deadlock | circle
// why: a worker without work is no deadlock once the test is over; what goes wrong in one is found nevertheless
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class LeftBehindTest {
    @Test
    void idleWorker() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        assertEquals(3, pool.submit(() -> 3).get());
    }

    @Test
    void failingWorker() {
        new Thread(() -> {
            throw new IllegalStateException("nobody waits for this");
        }).start();
    }

    @Test
    void circle() {
        Object left = new Object();
        Object right = new Object();
        new Thread(() -> lock(left, right)).start();
        new Thread(() -> lock(right, left)).start();
    }

    private static void lock(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                second.notifyAll();
            }
        }
    }
}
