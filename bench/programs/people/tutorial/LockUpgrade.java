//@ verdict: violated
//@ property: deadlock
// why: a thread with the read lock asks for the write lock, which ReentrantReadWriteLock never grants.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LockUpgrade {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String config = "";
    private boolean loaded;

    String getConfig() {
        lock.readLock().lock();
        try {
            if (!loaded) {
                lock.writeLock().lock();
                try {
                    config = "debug=true";
                    loaded = true;
                } finally {
                    lock.writeLock().unlock();
                }
            }
            return config;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        LockUpgrade upgrade = new LockUpgrade();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> System.out.println(Thread.currentThread().getName() + ": " + upgrade.getConfig()), "user-" + i).start();
        }
    }
}
