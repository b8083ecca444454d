//@ about: the lock trees of the paper: exactly one pair of locks without a gate
//@ guided: 1 0 0
//@ may: deadlock
public class Figure4 {
    static final Object L1 = new Object();
    static final Object L2 = new Object();
    static final Object L3 = new Object();
    static final Object L4 = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (L1) {
                synchronized (L3) {
                    synchronized (L2) {
                    }
                    synchronized (L4) { //~ lock-order
                    }
                }
            }
            synchronized (L4) {
                synchronized (L2) {
                    synchronized (L3) {
                    }
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (L1) {
                synchronized (L2) {
                    synchronized (L3) {
                    }
                }
            }
            synchronized (L4) {
                synchronized (L3) { //~ lock-order
                    synchronized (L2) {
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
