//@ verdict: holds
//@ assurance: jmm
// why: who wants to write gives up reading first.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersThenWrite {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static void readThenWrite() {
        LOCK.readLock().lock();
        LOCK.readLock().unlock();
        LOCK.writeLock().lock();
        LOCK.writeLock().unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(ReadersThenWrite::readThenWrite).start();
        new Thread(ReadersThenWrite::readThenWrite).start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
