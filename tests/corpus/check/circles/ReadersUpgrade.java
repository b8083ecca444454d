//@ verdict: violated
//@ property: deadlock
// why: two readers that want to write wait for each other to give up reading; one that is alone waits for itself.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersUpgrade {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static void upgrade() {
        LOCK.readLock().lock();
        LOCK.writeLock().lock(); //~
        LOCK.writeLock().unlock();
        LOCK.readLock().unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(ReadersUpgrade::upgrade).start();
        new Thread(ReadersUpgrade::upgrade).start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
