//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: all accesses happen with the lock held.
import java.util.concurrent.locks.ReentrantLock;

public class LockForReadingToo {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int count;

    static int read() {
        LOCK.lock();
        try {
            return count;
        } finally {
            LOCK.unlock();
        }
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            count++;
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        int seen = read();
        adding.join();
        assert seen <= count;
    }
}
