//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: a read lock cannot become a write lock: the writer waits for its own read lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeDeadlock {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int value;

    static void refresh() {
        LOCK.readLock().lock();
        if (value == 0) {
            LOCK.writeLock().lock();
            value = 1;
            LOCK.writeLock().unlock();
        }
        LOCK.readLock().unlock();
    }

    static final class Refreshing extends Thread {
        @Override
        public void run() {
            refresh();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Refreshing refreshing = new Refreshing();
        refreshing.start();
        refreshing.join();
    }
}
