//@ about: a thread waits for a queue and keeps a lock
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class TakeWithLock {
    static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                try {
                    queue.take(); //~ lock-while-blocked
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            try {
                Thread.sleep(10);
                queue.put("x");
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
