//@ about: a ReentrantLock and a monitor in opposite orders
//@ guided: 1 0 0
//@ may: deadlock
import java.util.concurrent.locks.ReentrantLock;

public class LockAndMonitor {
    static final ReentrantLock a = new ReentrantLock();
    static final Object b = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            a.lock();
            synchronized (b) { //~ lock-order
            }
            a.unlock();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (b) {
                a.lock(); //~ lock-order
                a.unlock();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
