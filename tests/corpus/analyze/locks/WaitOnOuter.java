//@ about: a wait on the outer monitor takes it again while the inner one is held
//@ guided: 3 0 0
//@ may: deadlock
public class WaitOnOuter {
    static final Object a = new Object();
    static final Object b = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (a) {
                synchronized (b) {
                    try {
                        a.wait(1); //~ lock-order, lock-while-blocked, wait-without-loop
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (a) {
                synchronized (b) { //~ lock-order
                }
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
