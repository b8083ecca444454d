//@ about: how long a pool keeps its workers is said before the test begins, and counts in it
//@ test: violated assertion | leaves
//@ test: holds | stays
// why: a worker whose time may be over leaves while the test goes on; one that is kept for ever does not
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class PoolKeptTest {
    private volatile boolean gone;
    private ThreadPoolExecutor pool;

    private void work(Runnable worker) {
        worker.run();
        gone = true;
    }

    @BeforeEach
    void makePool(TestInfo test) throws ReflectiveOperationException {
        pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), worker -> new Thread(() -> work(worker)));
        // By name, so that nothing in this class tells that it is called.
        boolean leaves = test.getDisplayName().startsWith("leaves");
        ThreadPoolExecutor.class.getMethod("allowCoreThreadTime" + "Out", boolean.class).invoke(pool, leaves);
    }

    @Test
    void leaves() {
        pool.execute(() -> { });
        assertFalse(gone);
    }

    @Test
    void stays() {
        pool.execute(() -> { });
        assertFalse(gone);
    }
}
