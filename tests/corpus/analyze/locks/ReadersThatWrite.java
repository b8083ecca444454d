//@ about: each thread reads under one lock and writes under the other
//@ guided: 1 0 0
//@ may: deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersThatWrite {
    static final ReentrantReadWriteLock a = new ReentrantReadWriteLock();
    static final ReentrantReadWriteLock b = new ReentrantReadWriteLock();

    static class First extends Thread {
        @Override
        public void run() {
            a.readLock().lock();
            b.writeLock().lock(); //~ lock-order
            b.writeLock().unlock();
            a.readLock().unlock();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            b.readLock().lock();
            a.writeLock().lock(); //~ lock-order
            a.writeLock().unlock();
            b.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
