//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: a second may be too short.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitTimeTrusted {
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
            boolean signalled = READY.await(1, TimeUnit.SECONDS);
            assert signalled;
        }
        LOCK.unlock();
        signalling.join();
    }
}
