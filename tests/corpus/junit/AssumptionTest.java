//@ about: an assumption that fails in every run skips a test; one that fails in some runs does not hide the others
//@ test: skipped | never
//@ test: holds | sometimes
//@ test: violated assertion | sometimesWrong
// why: the runs in which the assumption holds are explored, and one of them may fail
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class AssumptionTest {
    private final AtomicInteger count = new AtomicInteger();

    @Test
    void never() {
        assumeTrue(count.get() == 1);
        throw new IllegalStateException();
    }

    @Test
    void sometimes() throws InterruptedException {
        Thread other = new Thread(count::incrementAndGet);
        other.start();
        assumeTrue(count.get() == 1);
        other.join();
        assertEquals(1, count.get());
    }

    @Test
    void sometimesWrong() throws InterruptedException {
        Thread other = new Thread(count::incrementAndGet);
        other.start();
        assumeTrue(count.get() == 1);
        other.join();
        assertEquals(0, count.get());
    }
}
