//@ verdict: violated
//@ property: assertion
// why: `reader` stands before a lock that is held from its start on; the holder may leave it, and `reader` read, before `writer` writes.
import java.util.concurrent.locks.ReentrantLock;

public class LockedReads {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile int value, step, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            LOCK.lock();
            seen = value;
            LOCK.unlock();
        });
        Thread holder = new Thread(() -> {
            LOCK.lock();
            reader.start();
            step = 1;
            LOCK.unlock();
        });
        writer.start();
        holder.start();
        writer.join();
        holder.join();
        reader.join();
        assert seen == 1;
    }
}
