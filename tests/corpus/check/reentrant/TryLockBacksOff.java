//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: whoever does not get the second lock gives the first one back.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBacksOff {
    static final ReentrantLock FIRST = new ReentrantLock();
    static final ReentrantLock SECOND = new ReentrantLock();

    static boolean both(ReentrantLock one, ReentrantLock other) {
        one.lock();
        try {
            if (!other.tryLock()) {
                return false;
            }
            other.unlock();
            return true;
        } finally {
            one.unlock();
        }
    }

    static final class Other extends Thread {
        @Override
        public void run() {
            both(SECOND, FIRST);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Other other = new Other();
        other.start();
        both(FIRST, SECOND);
        other.join();
        assert !FIRST.isLocked() && !SECOND.isLocked();
    }
}
