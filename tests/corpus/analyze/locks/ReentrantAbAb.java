//@ about: two ReentrantLocks in one order
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantAbAb {
    static final ReentrantLock a = new ReentrantLock();
    static final ReentrantLock b = new ReentrantLock();

    static class First extends Thread {
        @Override
        public void run() {
            a.lock();
            b.lock();
            b.unlock();
            a.unlock();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            a.lock();
            b.lock();
            b.unlock();
            a.unlock();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
