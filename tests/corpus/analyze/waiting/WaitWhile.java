//@ about: a wait that looks again
public class WaitWhile {
    static boolean ready;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait();
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
