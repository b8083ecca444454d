//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what was signalled is kept in a field.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalRemembered {
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
        while (!ready) {
            READY.await();
        }
        assert ready;
        LOCK.unlock();
        signalling.join();
    }
}
