//@ about: a thread sleeps without a lock
public class SleepWithout {
    static boolean ready;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
            synchronized (lock) {
                ready = true;
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                ready = true;
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
