//@ about: readers share the read lock, the writer has the write lock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersAndWriter {
    static int value;
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    static class First extends Thread {
        @Override
        public void run() {
            lock.writeLock().lock();
            try {
                value++;
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            int copy;
            lock.readLock().lock();
            try {
                copy = value;
            } finally {
                lock.readLock().unlock();
            }
            lock.writeLock().lock();
            try {
                value = copy + 1;
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
