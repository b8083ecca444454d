//@ about: a test in which two threads may wait for each other
//@ test: violated deadlock | oppositeOrder
//@ test: holds | sameOrder
// why: each holds what the other wants
import org.junit.jupiter.api.Test;

class DeadlockTest {
    private final Object left = new Object();
    private final Object right = new Object();

    @Test
    void oppositeOrder() throws InterruptedException {
        run(right, left);
    }

    @Test
    void sameOrder() throws InterruptedException {
        run(left, right);
    }

    private void run(Object first, Object second) throws InterruptedException {
        Thread other = new Thread(() -> lock(first, second));
        other.start();
        lock(left, right);
        other.join();
    }

    private static void lock(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                first.notifyAll();
            }
        }
    }
}
