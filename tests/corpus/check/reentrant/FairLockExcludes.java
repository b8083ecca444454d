//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a fair lock protects like any other, whatever the order of its waiters.
import java.util.concurrent.locks.ReentrantLock;

public class FairLockExcludes {
    static final ReentrantLock LOCK = new ReentrantLock(true);
    static int count;

    static final class Adding extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            count++;
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding one = new Adding();
        Adding other = new Adding();
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2;
    }
}
