//@ about: one lock for all accesses of the counter
public class LockedCounter {
    static int count;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                count++;
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                count++;
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
