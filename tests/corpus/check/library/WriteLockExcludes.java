//@ verdict: holds
//@ assurance: jmm
// why: the write lock is held by one thread.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockExcludes {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            LOCK.writeLock().lock();
            count++;
            LOCK.writeLock().unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        one.start();
        LOCK.writeLock().lock();
        count++;
        LOCK.writeLock().unlock();
        one.join();
        assert count == 2;
    }
}
