//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in WriterKeepsReaderOut, but the writer comes when the second reader has gone.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriterAfterReaders {
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
        Reading reading = new Reading();
        reading.start();
        reading.join();
        new Writing().start();
        LOCK.readLock().unlock();
    }
}
