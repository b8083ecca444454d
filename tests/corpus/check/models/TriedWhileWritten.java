//@ verdict: violated
//@ property: assertion
// why: who sees what was written may still find the write lock taken: it is left a step later.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TriedWhileWritten {
    static volatile int written;

    public static void main(String[] arguments) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            written = 1;
            lock.writeLock().unlock();
        });
        writer.start();
        if (written == 1) {
            assert lock.readLock().tryLock(); //~
        }
    }
}
