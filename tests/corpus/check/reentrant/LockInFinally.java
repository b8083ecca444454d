//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the lock is given back whatever happens.
import java.util.concurrent.locks.ReentrantLock;

public class LockInFinally {
    static final ReentrantLock LOCK = new ReentrantLock();

    static final class Failing extends Thread {
        @Override
        public void run() {
            try {
                LOCK.lock();
                try {
                    throw new IllegalStateException();
                } finally {
                    LOCK.unlock();
                }
            } catch (IllegalStateException expected) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Failing failing = new Failing();
        failing.start();
        LOCK.lock();
        LOCK.unlock();
        failing.join();
    }
}
