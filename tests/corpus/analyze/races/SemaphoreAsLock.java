//@ about: a semaphore with one permit orders all accesses; lock sets do not know it: a false alarm
//@ guided: 0 2 0
import java.util.concurrent.Semaphore;

public class SemaphoreAsLock {
    static int count;
    static final Semaphore permit = new Semaphore(1);

    static class First extends Thread {
        @Override
        public void run() {
            permit.acquireUninterruptibly();
            count++; //~ potential-race
            permit.release();
            permit.acquireUninterruptibly();
            count++; //~ potential-race
            permit.release();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            permit.acquireUninterruptibly();
            count++; //~ potential-race
            permit.release();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
