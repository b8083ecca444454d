//@ about: one order in one run, the other in another: only all runs together show the circle
//@ may: deadlock
//@ options: --runs 20
public class DifferentBranches {
    static final Object a = new Object();
    static final Object b = new Object();
    static volatile boolean first;

    static class First extends Thread {
        @Override
        public void run() {
            first = true;
            synchronized (a) {
                synchronized (b) { //~ lock-order
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            if (first) {
                return;
            }
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
