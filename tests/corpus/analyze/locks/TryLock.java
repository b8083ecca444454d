//@ about: a thread that only tries does not wait
import java.util.concurrent.locks.ReentrantLock;

public class TryLock {
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
            b.lock();
            if (a.tryLock()) {
                a.unlock();
            }
            b.unlock();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
