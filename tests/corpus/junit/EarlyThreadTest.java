//@ about: threads that are started before the test method
//@ test: holds | waits
//@ test: violated assertion | doesNotWait
// why: a thread of BeforeAll is explored from its start, not simulated
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class EarlyThreadTest {
    private static volatile boolean ready;
    private static Thread loader;

    @BeforeAll
    static void load() {
        loader = new Thread(() -> ready = true);
        loader.start();
    }

    @Test
    void waits() throws InterruptedException {
        loader.join();
        assertTrue(ready);
    }

    @Test
    void doesNotWait() {
        assertTrue(ready);
    }
}
