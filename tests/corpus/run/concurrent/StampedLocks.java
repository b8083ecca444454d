//@ about: StampedLock: optimistic reads, conversions, try variants, wrong stamps and a shared point.
//@ exit: 1
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.StampedLock;

public class StampedLocks {
    private final StampedLock lock = new StampedLock();
    private volatile int x;
    private volatile int y;

    private void move(int by) {
        long stamp = lock.writeLock();
        try {
            x += by;
            y -= by;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    private int sum() {
        long stamp = lock.tryOptimisticRead();
        int result = x + y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            try {
                result = x + y;
            } finally {
                lock.unlockRead(stamp);
            }
        }
        return result;
    }

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        long optimistic = lock.tryOptimisticRead();
        System.out.println(lock.validate(optimistic) + " " + StampedLock.isOptimisticReadStamp(optimistic));
        long write = lock.writeLock();
        System.out.println(lock.validate(optimistic) + " " + lock.isWriteLocked() + " " + lock.tryOptimisticRead()
                + " " + lock.tryReadLock() + " " + lock.tryWriteLock(1, TimeUnit.MILLISECONDS));
        long read = lock.tryConvertToReadLock(write);
        System.out.println((read != 0) + " " + lock.isReadLocked() + " " + lock.getReadLockCount() + " "
                + (lock.tryConvertToReadLock(read) == read));
        long second = lock.readLock();
        System.out.println(lock.tryConvertToWriteLock(read) + " " + lock.getReadLockCount());
        lock.unlockRead(second);
        long upgraded = lock.tryConvertToWriteLock(read);
        System.out.println((upgraded != 0) + " " + StampedLock.isWriteLockStamp(upgraded) + " "
                + StampedLock.isReadLockStamp(read));
        lock.unlock(upgraded);
        long back = lock.tryConvertToOptimisticRead(lock.readLock());
        System.out.println(lock.validate(back) + " " + lock.isReadLocked() + " " + lock.asReadLock().tryLock() + " "
                + lock.tryUnlockRead() + " " + lock.tryUnlockWrite());

        StampedLocks point = new StampedLocks();
        AtomicInteger wrong = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    if (me < 2) {
                        point.move(me + 1);
                    } else if (point.sum() != 0) {
                        wrong.incrementAndGet();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(point.x + " " + point.y + " wrong sums " + wrong);
        lock.unlockWrite(12345);
    }
}
