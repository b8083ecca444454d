//@ verdict: holds
//@ ways: in turn
//@ library: modelled some hundred thousand states step by step
// why: who waits for the latch holds no lock any more.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

public class StampedReaderLeaves {
    static final StampedLock LOCK = new StampedLock();
    static final CountDownLatch READ_BY_BOTH = new CountDownLatch(2);

    static final class Reader extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.readLock();
            LOCK.unlockRead(stamp);
            READ_BY_BOTH.countDown();
            try {
                READ_BY_BOTH.await();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    static final class Writer extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.writeLock();
            LOCK.unlockWrite(stamp);
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        new Reader().start();
        new Writer().start();
    }
}
