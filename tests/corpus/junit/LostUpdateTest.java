//@ about: two threads add to a field; one test has a lock, one has none
//@ test: violated assertion | withoutLock
//@ test: holds | withLock
// why: between the read and the write of one thread the other may write
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LostUpdateTest {
    private int count;

    @Test
    void withoutLock() throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assertEquals(2, count);
    }

    @Test
    void withLock() throws InterruptedException {
        Thread other = new Thread(this::add);
        other.start();
        add();
        other.join();
        assertEquals(2, count);
    }

    private synchronized void add() {
        count++;
    }
}
