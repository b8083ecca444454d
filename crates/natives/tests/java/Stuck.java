import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Comes to a stop in the way that its argument says. */
public class Stuck {
    static final Object FIRST = new Object(), SECOND = new Object();

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "monitors" -> inOrders(() -> nested(FIRST, SECOND), () -> nested(SECOND, FIRST));
            case "locks" -> {
                ReentrantLock first = new ReentrantLock(), second = new ReentrantLock();
                inOrders(() -> nested(first, second), () -> nested(second, first));
            }
            case "wait" -> {
                synchronized (FIRST) {
                    FIRST.wait();
                }
            }
            case "join" -> Thread.currentThread().join();
            case "latch" -> new CountDownLatch(1).await();
            case "park" -> LockSupport.park();
            default -> throw new AssertionError(arguments[0]);
        }
    }

    /** Both orders at once, each with time to take its first lock. */
    static void inOrders(Runnable one, Runnable other) {
        new Thread(other, "other").start();
        one.run();
    }

    static void nested(Object outer, Object inner) {
        synchronized (outer) {
            pause();
            synchronized (inner) {
                throw new AssertionError("not stuck");
            }
        }
    }

    static void nested(ReentrantLock outer, ReentrantLock inner) {
        outer.lock();
        pause();
        inner.lock();
    }

    static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
