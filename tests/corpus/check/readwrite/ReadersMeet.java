//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: two readers are in at the same time.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersMeet {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final CountDownLatch BOTH = new CountDownLatch(2);

    static void meet() throws InterruptedException {
        LOCK.readLock().lock();
        try {
            BOTH.countDown();
            BOTH.await();
        } finally {
            LOCK.readLock().unlock();
        }
    }

    static final class Meeting extends Thread {
        @Override
        public void run() {
            try {
                meet();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Meeting meeting = new Meeting();
        meeting.start();
        meet();
        meeting.join();
    }
}
