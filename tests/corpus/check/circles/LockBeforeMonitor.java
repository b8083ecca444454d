//@ verdict: holds
//@ assurance: jmm
// why: both daemons take the lock before the monitor.
import java.util.concurrent.locks.ReentrantLock;

public class LockBeforeMonitor {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Object MONITOR = new Object();

    static void lockFirst() {
        LOCK.lock();
        synchronized (MONITOR) {
            LOCK.unlock();
        }
    }

    static void startDaemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    public static void main(String[] arguments) throws InterruptedException {
        startDaemon(LockBeforeMonitor::lockFirst);
        startDaemon(LockBeforeMonitor::lockFirst);
        while (true) {
            Thread.sleep(1000);
        }
    }
}
