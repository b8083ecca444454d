//@ verdict: holds
//@ assurance: jmm
// why: holds are counted from the left to the right, and what follows in the expression changes them.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class HeldAsOften {
    static int take(ReentrantReadWriteLock lock) {
        lock.readLock().lock();
        return 0;
    }

    static int leaveTwice(ReentrantLock lock) {
        lock.unlock();
        lock.unlock();
        return 0;
    }

    public static void main(String[] arguments) {
        ReentrantLock lock = new ReentrantLock();
        assert !(lock.isHeldByCurrentThread() & lock.tryLock());
        int held = lock.getHoldCount() * 10 + (lock.tryLock() ? 1 : 0);
        assert held == 11;
        assert lock.getHoldCount() + leaveTwice(lock) == 2;
        ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
        assert !(shared.isWriteLockedByCurrentThread() & shared.writeLock().tryLock());
        int written = shared.getWriteHoldCount() * 10 + (shared.writeLock().tryLock() ? 1 : 0);
        assert written == 11;
        assert shared.getReadHoldCount() + take(shared) == 0;
    }
}
