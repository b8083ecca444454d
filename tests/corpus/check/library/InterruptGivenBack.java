//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in InterruptKept, but the thread looks itself, when it has the lock.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptGivenBack {
    static final ReentrantLock LOCK = new ReentrantLock();

    static volatile boolean seen;

    static final class Locking extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            seen = isInterrupted();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LOCK.lock();
        Locking locking = new Locking();
        locking.start();
        locking.interrupt();
        LOCK.unlock();
        locking.join();
        assert seen;
    }
}
