//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the exception passes by the unlock, so that main waits for ever.
import java.util.concurrent.locks.ReentrantLock;

public class LockLeaked {
    static final ReentrantLock LOCK = new ReentrantLock();

    static final class Failing extends Thread {
        @Override
        public void run() {
            try {
                LOCK.lock();
                if (LOCK.isHeldByCurrentThread()) {
                    throw new IllegalStateException();
                }
                LOCK.unlock();
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
