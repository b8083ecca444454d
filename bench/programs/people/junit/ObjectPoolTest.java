//@ test: holds | borrowedObjectsAreDistinct
//@ test: holds | returnedObjectIsReused
//@ test: violated exception | returningTwiceIsRefused
// why: JUnit 4: two threads return the same object; the second is refused with an exception that nobody catches.
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertSame;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;

public class ObjectPoolTest {
    static class Pool {
        private final Deque<Object> free = new ArrayDeque<>();

        synchronized Object borrow() {
            return free.isEmpty() ? new Object() : free.pop();
        }

        synchronized void giveBack(Object object) {
            if (free.contains(object)) {
                throw new IllegalStateException("returned twice");
            }
            free.push(object);
        }
    }

    private final Pool pool = new Pool();

    @Test
    public void borrowedObjectsAreDistinct() throws InterruptedException {
        pool.giveBack(new Object());
        AtomicReference<Object> theirs = new AtomicReference<>();
        Thread other = new Thread(() -> theirs.set(pool.borrow()));
        other.start();
        Object mine = pool.borrow();
        other.join();
        assertNotSame(mine, theirs.get());
    }

    @Test
    public void returnedObjectIsReused() {
        Object first = pool.borrow();
        pool.giveBack(first);
        assertSame(first, pool.borrow());
    }

    @Test
    public void returningTwiceIsRefused() throws InterruptedException {
        Object object = pool.borrow();
        Thread other = new Thread(() -> pool.giveBack(object));
        other.start();
        pool.giveBack(object);
        other.join();
    }
}
