//@ about: a condition that is not looked at again
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitIf {
    static boolean ready;
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition isReady = lock.newCondition();

    static class First extends Thread {
        @Override
        public void run() {
            lock.lock();
            try {
                if (!ready) {
                    isReady.await(); //~ wait-without-loop
                }
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
            lock.lock();
            try {
                ready = true;
                isReady.signalAll();
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
