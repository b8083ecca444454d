//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: a reader that has locked 257 times and unlocked once keeps writers out.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadOften {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static void write() {
        LOCK.writeLock().lock();
        LOCK.writeLock().unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        for (int turn = 0; turn < 257; turn++) {
            LOCK.readLock().lock();
        }
        LOCK.readLock().unlock();
        Thread other = new Thread(ReadOften::write);
        other.start();
        other.join();
    }
}
