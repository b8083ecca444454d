//@ about: a timed wait that looks again
public class TimedWaitInLoop {
    static boolean ready;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait(10);
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
