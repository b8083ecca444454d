//@ about: a wait that does not look again
//@ guided: 0 1 0
public class WaitIf {
    static boolean ready;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                if (!ready) {
                    try {
                        lock.wait(); //~ wait-without-loop
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
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
