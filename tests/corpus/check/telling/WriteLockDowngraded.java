//@ verdict: holds
//@ assurance: jmm
// why: who holds the write lock may take the read lock too.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockDowngraded {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    public static void main(String[] arguments) {
        new Thread(() -> { }).start();
        LOCK.writeLock().lock();
        LOCK.readLock().lock();
        LOCK.writeLock().unlock();
        LOCK.readLock().unlock();
    }
}
