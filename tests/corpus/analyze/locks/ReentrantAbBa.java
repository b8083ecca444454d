//@ about: two ReentrantLocks in opposite orders
//@ guided: 1 0 0
//@ may: deadlock
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantAbBa {
    static final ReentrantLock a = new ReentrantLock();
    static final ReentrantLock b = new ReentrantLock();

    static class First extends Thread {
        @Override
        public void run() {
            a.lock();
            b.lock(); //~ lock-order
            b.unlock();
            a.unlock();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            b.lock();
            a.lock(); //~ lock-order
            a.unlock();
            b.unlock();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
