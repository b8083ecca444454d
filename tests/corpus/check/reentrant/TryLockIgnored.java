//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: the answer of tryLock is not looked at, so a lock is given back that was never taken.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockIgnored {
    static final ReentrantLock LOCK = new ReentrantLock();

    static final class Holder extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Holder holder = new Holder();
        holder.start();
        LOCK.tryLock();
        LOCK.unlock();
        holder.join();
    }
}
