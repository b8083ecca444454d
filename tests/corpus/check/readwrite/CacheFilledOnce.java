//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the writer looks again.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CacheFilledOnce {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int value;
    static int loads;

    static void load() {
        LOCK.readLock().lock();
        boolean empty = value == 0;
        LOCK.readLock().unlock();
        if (empty) {
            LOCK.writeLock().lock();
            if (value == 0) {
                loads++;
                value = 7;
            }
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
