//@ about: ReentrantReadWriteLock: readers together, writers alone, downgrading, no upgrading, and counts.
//@ exit: 1
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLocks {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        CyclicBarrier inside = new CyclicBarrier(3);
        AtomicInteger together = new AtomicInteger();
        Thread[] readers = new Thread[3];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(() -> {
                lock.readLock().lock();
                try {
                    inside.await();
                    together.incrementAndGet();
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new AssertionError(e);
                } finally {
                    lock.readLock().unlock();
                }
            });
            readers[i].start();
        }
        for (Thread reader : readers) {
            reader.join();
        }
        System.out.println(together + " readers met inside the lock, left " + lock.getReadLockCount());
        lock.writeLock().lock();
        lock.readLock().lock();
        lock.writeLock().unlock();
        System.out.println("downgraded: " + lock.isWriteLocked() + " " + lock.getReadLockCount() + " "
                + lock.getReadHoldCount());
        System.out.println("upgrade refused: " + lock.writeLock().tryLock() + " "
                + lock.writeLock().tryLock(3, TimeUnit.MILLISECONDS));
        Thread visitor = new Thread(() -> System.out.println("visitor: read " + lock.readLock().tryLock() + ", write "
                + lock.writeLock().tryLock() + ", count " + lock.getReadLockCount()));
        visitor.start();
        visitor.join();
        lock.readLock().unlock();
        System.out.println("a dead reader never unlocks: " + lock.getReadLockCount());
        try {
            lock.readLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("read locks have no conditions");
        }
        lock.writeLock().unlock();
    }
}
