//@ verdict: holds
// why: when main asks, the thread has had its turn and has ended.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.ReentrantLock;

public class QueuedByHandleAfterwards {
    static final ReentrantLock lock = new ReentrantLock();

    static MethodHandle asks;

    static boolean isQueued() {
        try {
            return (boolean) asks.invoke(lock);
        } catch (Throwable thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    public static void main(String[] arguments) throws Exception {
        MethodType type = MethodType.methodType(boolean.class);
        asks = MethodHandles.lookup().findVirtual(ReentrantLock.class, "hasQueuedThreads", type);
        isQueued();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        lock.unlock();
        waiter.join();
        assert !isQueued();
    }
}
