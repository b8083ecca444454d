//@ verdict: holds
//@ assurance: jmm
// why: what is done between lock and unlock is ordered by them.
import java.util.concurrent.locks.ReentrantLock;

public class LockProtects {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            try {
                count++;
            } finally {
                LOCK.unlock();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        one.start();
        LOCK.lock();
        try {
            count++;
        } finally {
            LOCK.unlock();
        }
        one.join();
        assert count == 2;
    }
}
