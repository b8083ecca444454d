//@ verdict: violated
//@ property: assertion
// why: the second thread may wait for the lock when the first one asks.
import java.util.concurrent.locks.ReentrantLock;

public class AsksWhoWaits {
    static final ReentrantLock lock = new ReentrantLock();

    static void asks() {
        lock.lock();
        try {
            assert !lock.hasQueuedThreads();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] arguments) {
        new Thread(AsksWhoWaits::asks).start();
        new Thread(AsksWhoWaits::asks).start();
    }
}
