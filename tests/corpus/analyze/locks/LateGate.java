//@ about: a lock taken between the two others is a gate for them, but not for itself
//@ guided: 2 0 0
//@ may: deadlock
public class LateGate {
    static final Object a = new Object();
    static final Object b = new Object();
    static final Object c = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (a) {
                synchronized (c) { //~ lock-order
                    synchronized (b) { //~ lock-order
                    }
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (b) {
                synchronized (c) { //~ lock-order
                    synchronized (a) { //~ lock-order
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
