//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: a StampedLock is not reentrant.
import java.util.concurrent.locks.StampedLock;

public class StampedTwice {
    static final StampedLock LOCK = new StampedLock();

    static void inner() {
        long stamp = LOCK.writeLock();
        LOCK.unlockWrite(stamp);
    }

    static final class Outer extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.writeLock();
            inner();
            LOCK.unlockWrite(stamp);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Outer outer = new Outer();
        outer.start();
        outer.join();
    }
}
