//@ verdict: holds
// why: when main asks, the thread has had its turn and has ended.
import java.lang.reflect.Method;
import java.util.concurrent.locks.ReentrantLock;

public class QueuedReflectiveAfterwards {
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
        lock.unlock();
        waiter.join();
        boolean queued = (Boolean) asks.invoke(lock);
        assert !queued;
    }
}
