//@ about: opposite orders behind a gate lock
public class GateLock {
    static final Object a = new Object();
    static final Object b = new Object();
    static final Object c = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (c) {
                synchronized (a) {
                    synchronized (b) {
                    }
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (c) {
                synchronized (b) {
                    synchronized (a) {
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
