//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the signal may come before the wait, and is not remembered.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalLost {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition READY = LOCK.newCondition();
    static boolean ready;

    static final class Signalling extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            ready = true;
            READY.signal();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Signalling signalling = new Signalling();
        signalling.start();
        LOCK.lock();
        READY.await();
        assert ready;
        LOCK.unlock();
        signalling.join();
    }
}
