//@ about: limits of time on a test are not enforced, sleeping takes no time
//@ test: holds | sleeps
//@ test: violated assertion | sleepsTooShort
// why: a sleep orders nothing
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TimedTest {
    private volatile boolean done;

    @Test
    @Timeout(value = 1, unit = TimeUnit.MILLISECONDS)
    void sleeps() throws InterruptedException {
        Thread.sleep(1000);
    }

    @Test
    void sleepsTooShort() throws InterruptedException {
        new Thread(() -> done = true).start();
        Thread.sleep(1000);
        assertTrue(done);
    }
}
