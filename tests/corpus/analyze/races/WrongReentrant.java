//@ about: each thread has a ReentrantLock of its own
//@ guided: 1 0 0
import java.util.concurrent.locks.ReentrantLock;

public class WrongReentrant {
    static int count;
    static final ReentrantLock lock = new ReentrantLock();
    static final ReentrantLock other = new ReentrantLock();

    static class First extends Thread {
        @Override
        public void run() {
            lock.lock();
            try {
                count++; //~ race
            } finally {
                lock.unlock();
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            other.lock();
            try {
                count++; //~ race
            } finally {
                other.unlock();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
