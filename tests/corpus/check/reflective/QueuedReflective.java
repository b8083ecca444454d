//@ verdict: violated
//@ property: assertion
// why: the thread may wait for the lock when main asks, by reflection.
import java.lang.reflect.Method;
import java.util.concurrent.locks.ReentrantLock;

public class QueuedReflective {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        // Asked for the first time, reflection makes its accessors.
        Method asks = ReentrantLock.class.getMethod("hasQueuedThreads");
        asks.invoke(lock);
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        boolean queued = (Boolean) asks.invoke(lock);
        lock.unlock();
        assert !queued;
    }
}
