//@ about: two read locks in opposite orders: readers do not wait for readers
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersOnly {
    static final ReentrantReadWriteLock a = new ReentrantReadWriteLock();
    static final ReentrantReadWriteLock b = new ReentrantReadWriteLock();

    static class First extends Thread {
        @Override
        public void run() {
            a.readLock().lock();
            b.readLock().lock();
            b.readLock().unlock();
            a.readLock().unlock();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            b.readLock().lock();
            a.readLock().lock();
            a.readLock().unlock();
            b.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
