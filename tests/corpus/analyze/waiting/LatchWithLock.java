//@ about: a thread waits for a latch and keeps a lock
//@ guided: 0 1 0
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

public class LatchWithLock {
    static final CountDownLatch latch = new CountDownLatch(1);
    static final ReentrantLock lock = new ReentrantLock();

    static class First extends Thread {
        @Override
        public void run() {
            lock.lock();
            try {
                latch.await(); //~ lock-while-blocked
            } catch (InterruptedException e) {
                return;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
            latch.countDown();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
