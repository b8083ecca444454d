//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a write lock may become a read lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Downgrade {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int value;

    static void refresh() {
        LOCK.writeLock().lock();
        value++;
        LOCK.readLock().lock();
        LOCK.writeLock().unlock();
        assert value > 0;
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
        refresh();
        refreshing.join();
        assert value == 2;
    }
}
