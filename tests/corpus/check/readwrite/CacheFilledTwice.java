//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: between giving back the read lock and taking the write lock another thread may have filled the cache.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CacheFilledTwice {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int value;
    static int loads;

    static void load() {
        LOCK.readLock().lock();
        boolean empty = value == 0;
        LOCK.readLock().unlock();
        if (empty) {
            LOCK.writeLock().lock();
            loads++;
            value = 7;
            LOCK.writeLock().unlock();
        }
    }

    static final class Loading extends Thread {
        @Override
        public void run() {
            load();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Loading loading = new Loading();
        loading.start();
        load();
        loading.join();
        assert loads == 1;
    }
}
