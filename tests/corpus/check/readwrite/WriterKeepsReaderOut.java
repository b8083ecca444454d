//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: a writer that waits keeps out readers that come later, also while another reader is inside: who holds the lock for reading and waits for a
// second reader may wait for ever.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriterKeepsReaderOut {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static final class Writing extends Thread {
        @Override
        public void run() {
            LOCK.writeLock().lock();
            LOCK.writeLock().unlock();
        }
    }

    static final class Reading extends Thread {
        @Override
        public void run() {
            LOCK.readLock().lock();
            LOCK.readLock().unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LOCK.readLock().lock();
        new Writing().start();
        Reading reading = new Reading();
        reading.start();
        reading.join();
        LOCK.readLock().unlock();
    }
}
