//@ about: a gate that only one thread uses
//@ guided: 1 0 0
//@ may: deadlock
public class HalfGate {
    static final Object a = new Object();
    static final Object b = new Object();
    static final Object c = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (c) {
                synchronized (a) {
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
                synchronized (a) { //~ lock-order
                }
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
