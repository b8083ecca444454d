//@ verdict: holds
// why: when main asks, the thread has had its turn and has ended.
import java.util.concurrent.locks.ReentrantLock;

public class QueuedReflectiveAfterwards {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        lock.unlock();
        waiter.join();
        boolean queued = (Boolean) ReentrantLock.class.getMethod("hasQueuedThreads").invoke(lock);
        assert !queued;
    }
}
