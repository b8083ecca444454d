//@ about: a wait in a loop of another kind
public class WaitInFor {
    static boolean ready;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                for (; ; ) {
                    if (ready) {
                        break;
                    }
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
