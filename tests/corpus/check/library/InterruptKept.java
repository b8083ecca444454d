//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: who waits for a lock, and lets nobody interrupt that, keeps an interrupt to itself until it has the lock: meanwhile others do not see it.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptKept {
    static final ReentrantLock LOCK = new ReentrantLock();

    static final class Locking extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LOCK.lock();
        Locking locking = new Locking();
        locking.start();
        locking.interrupt();
        boolean seen = locking.isInterrupted();
        LOCK.unlock();
        assert seen; //~
    }
}
