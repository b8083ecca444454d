// A bounded buffer with ReentrantLock and Condition, two items.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LockBuffer {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition CHANGED = LOCK.newCondition();
    static int count;

    static void put() throws InterruptedException {
        LOCK.lock();
        try {
            while (count == 1) {
                CHANGED.await();
            }
            count++;
            CHANGED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }

    static void take() throws InterruptedException {
        LOCK.lock();
        try {
            while (count == 0) {
                CHANGED.await();
            }
            count--;
            CHANGED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }

    static final class Taker extends Thread {
        @Override
        public void run() {
            try {
                take();
                take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Taker taker = new Taker();
        taker.start();
        put();
        put();
        taker.join();
        assert count == 0;
    }
}
