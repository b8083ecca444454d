//@ verdict: holds
// why: who holds the lock waits for the writer before it gives it back.
import java.util.concurrent.locks.ReentrantLock;

public class LockedReadsAfterwards {
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
            try {
                writer.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
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
