//@ about: readers that write: the read lock does not keep them apart
//@ guided: 1 0 0
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WrittenUnderReadLock {
    static int count;
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    static class Worker extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                lock.readLock().lock();
                count++; //~ race
                lock.readLock().unlock();
            }
        }
    }

    public static void main(String[] args) {
        new Worker().start();
        new Worker().start();
    }
}
