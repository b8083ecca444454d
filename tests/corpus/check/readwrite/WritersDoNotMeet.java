//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the second writer waits for the first, who waits for the second.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WritersDoNotMeet {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final CountDownLatch BOTH = new CountDownLatch(2);

    static void meet() throws InterruptedException {
        LOCK.writeLock().lock();
        try {
            BOTH.countDown();
            BOTH.await();
        } finally {
            LOCK.writeLock().unlock();
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
