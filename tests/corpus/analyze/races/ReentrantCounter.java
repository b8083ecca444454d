//@ about: a ReentrantLock protects as a monitor does
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantCounter {
    static int count;
    static final ReentrantLock lock = new ReentrantLock();

    static class First extends Thread {
        @Override
        public void run() {
            lock.lock();
            try {
                count++;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            lock.lock();
            try {
                count++;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
