//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
//@ library: modelled some hundred thousand states step by step
// why: readLock() tries once to overtake waiting writers; if somebody else comes between, it queues behind the writer, who waits for the reader, who waits for the latch.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

public class StampedReaderQueues {
    static final StampedLock LOCK = new StampedLock();
    static final CountDownLatch READ_BY_BOTH = new CountDownLatch(2);

    static final class Reader extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.readLock(); //~
            READ_BY_BOTH.countDown();
            try {
                READ_BY_BOTH.await(); //~
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
            LOCK.unlockRead(stamp);
        }
    }

    static final class Writer extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.writeLock(); //~
            LOCK.unlockWrite(stamp);
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        new Reader().start();
        new Writer().start();
    }
}
