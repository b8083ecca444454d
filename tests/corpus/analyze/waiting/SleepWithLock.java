//@ about: a thread sleeps and keeps its lock
//@ guided: 0 1 0
public class SleepWithLock {
    static boolean ready;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                try {
                    Thread.sleep(10); //~ lock-while-blocked
                } catch (InterruptedException e) {
                    return;
                }
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
