//@ verdict: violated
//@ property: deadlock
// why: a thread that holds the read lock and wants the write lock waits for itself, as the class documents.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockUpgraded {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    public static void main(String[] arguments) {
        new Thread(() -> { }).start();
        LOCK.readLock().lock();
        LOCK.writeLock().lock(); //~
    }
}
