//@ about: one waits on one object, the other notifies another one
//@ guided: 0 0 1
public class WrongObject {
    static boolean ready;
    static final Object lock = new Object();
    static final Object other = new Object();

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
            }
            synchronized (other) {
                other.notifyAll(); //~ unheard-notify
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
