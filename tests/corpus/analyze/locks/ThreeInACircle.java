//@ about: three threads, each with two of three locks, in a circle
//@ guided: 1 0 0
//@ may: deadlock
public class ThreeInACircle {
    static final Object a = new Object();
    static final Object b = new Object();
    static final Object c = new Object();

    static class Worker extends Thread {
        final Object one;
        final Object other;

        Worker(Object one, Object other) {
            this.one = one;
            this.other = other;
        }

        @Override
        public void run() {
            synchronized (one) {
                synchronized (other) { //~ lock-order
                }
            }
        }
    }

    public static void main(String[] args) {
        new Worker(a, b).start();
        new Worker(b, c).start();
        new Worker(c, a).start();
    }
}
