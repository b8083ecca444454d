//@ verdict: violated
//@ property: deadlock
// why: the second reader holds the lock that the writer waits for, and wants a monitor that the writer holds.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriterAndReaderCircle {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final Object MONITOR = new Object();

    static void read() {
        LOCK.readLock().lock();
        synchronized (MONITOR) { //~
            LOCK.readLock().unlock();
        }
    }

    static void write() {
        synchronized (MONITOR) {
            LOCK.writeLock().lock(); //~
            LOCK.writeLock().unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LOCK.readLock().lock();
        new Thread(WriterAndReaderCircle::read).start();
        new Thread(WriterAndReaderCircle::write).start();
        LOCK.readLock().unlock();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
