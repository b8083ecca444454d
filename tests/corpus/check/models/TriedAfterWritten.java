//@ verdict: holds
//@ assurance: jmm
// why: the lock is left before others are told.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TriedAfterWritten {
    static volatile int written;

    public static void main(String[] arguments) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
            written = 1;
        });
        writer.start();
        if (written == 1) {
            assert lock.readLock().tryLock();
        }
    }
}
