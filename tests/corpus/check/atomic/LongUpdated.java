//@ verdict: holds
//@ assurance: jmm
// why: the function is applied again where the other thread came between, and numbers wrap around.
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

public class LongUpdated {
    static final AtomicLong NUMBER = new AtomicLong(Long.MAX_VALUE);
    static final AtomicLongArray CELLS = new AtomicLongArray(2);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            NUMBER.getAndIncrement();
            CELLS.addAndGet(1, 1L << 33);
        });
        other.start();
        long seen = NUMBER.getAndUpdate(number -> number - 1);
        CELLS.incrementAndGet(1);
        other.join();
        assert NUMBER.get() == Long.MAX_VALUE && (seen == Long.MAX_VALUE || seen == Long.MIN_VALUE);
        assert CELLS.get(1) == (1L << 33) + 1 && CELLS.get(0) == 0;
    }
}
