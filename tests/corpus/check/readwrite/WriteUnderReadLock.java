//@ verdict: violated
//@ property: race|assertion
//@ ways: in turn
// why: readers are not alone.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderReadLock {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int count;

    static void add() {
        LOCK.readLock().lock();
        count++;
        LOCK.readLock().unlock();
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert count == 2;
    }
}
