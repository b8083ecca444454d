//@ verdict: violated
//@ property: deadlock
// why: one holds a lock and wants a monitor, the other holds the monitor and wants the lock; both are daemons, and main goes on.
import java.util.concurrent.locks.ReentrantLock;

public class LockAndMonitorCircle {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Object MONITOR = new Object();

    static void lockFirst() {
        LOCK.lock();
        synchronized (MONITOR) { //~
            LOCK.unlock();
        }
    }

    static void monitorFirst() {
        synchronized (MONITOR) {
            LOCK.lock(); //~
            LOCK.unlock();
        }
    }

    static void startDaemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    public static void main(String[] arguments) throws InterruptedException {
        startDaemon(LockAndMonitorCircle::lockFirst);
        startDaemon(LockAndMonitorCircle::monitorFirst);
        while (true) {
            Thread.sleep(1000);
        }
    }
}
