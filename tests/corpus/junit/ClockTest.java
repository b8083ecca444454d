//@ about: a clock that was read before the test method goes on when the test sleeps
//@ test: holds | passes
//@ test: violated assertion | standsStill
// why: time passes in a sleep once somebody has looked at the clock
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ClockTest {
    private static long began;

    @BeforeAll
    static void look() {
        began = System.nanoTime();
    }

    @Test
    void passes() throws InterruptedException {
        Thread.sleep(10);
        assertTrue(System.nanoTime() - began >= 10_000_000);
    }

    @Test
    void standsStill() throws InterruptedException {
        Thread.sleep(10);
        assertTrue(System.nanoTime() - began < 10_000_000);
    }
}
