//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: two threads hold the read lock at once, which does not protect a write.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockIsShared {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            LOCK.readLock().lock();
            count++;
            LOCK.readLock().unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        one.start();
        LOCK.readLock().lock();
        count++;
        LOCK.readLock().unlock();
        one.join();
        assert count == 2; //~
    }
}
