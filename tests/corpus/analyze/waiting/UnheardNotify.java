//@ about: nobody ever waits on what is notified
//@ guided: 0 0 1
public class UnheardNotify {
    static int value;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                value++;
                lock.notify(); //~ unheard-notify
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                value++;
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
