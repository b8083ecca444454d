//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: a lock taken twice must be given back twice.
import java.util.concurrent.locks.ReentrantLock;

public class LockedTwiceUnlockedOnce {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int count;

    static final class Twice extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            LOCK.lock();
            count++;
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
