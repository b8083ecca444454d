//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the lock counts how often its owner has taken it.
import java.util.concurrent.locks.ReentrantLock;

public class LockedTwiceUnlockedTwice {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int count;

    static final class Twice extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            LOCK.lock();
            count++;
            LOCK.unlock();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Twice twice = new Twice();
        twice.start();
        LOCK.lock();
        count++;
        LOCK.unlock();
        twice.join();
        assert count == 2;
    }
}
