//@ about: a wait gives up the inner monitor and keeps the outer one
//@ guided: 0 1 0
public class NestedMonitors {
    static boolean ready;
    static final Object outer = new Object();
    static final Object inner = new Object();

    static class Waiter extends Thread {
        @Override
        public void run() {
            synchronized (outer) {
                synchronized (inner) {
                    while (!ready) {
                        try {
                            inner.wait(10); //~ lock-while-blocked
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                }
            }
        }
    }

    static class Notifier extends Thread {
        @Override
        public void run() {
            synchronized (inner) {
                ready = true;
                inner.notifyAll();
            }
        }
    }

    public static void main(String[] args) {
        new Waiter().start();
        new Notifier().start();
    }
}
