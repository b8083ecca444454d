//@ verdict: violated
//@ property: assertion
// why: the thread may wait for the lock when main asks, by reflection.
import java.util.concurrent.locks.ReentrantLock;

public class QueuedReflective {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        boolean queued = (Boolean) ReentrantLock.class.getMethod("hasQueuedThreads").invoke(lock);
        lock.unlock();
        assert !queued;
    }
}
