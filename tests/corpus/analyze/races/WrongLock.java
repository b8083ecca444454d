//@ about: each thread has a lock of its own for the same counter
//@ guided: 1 0 0
public class WrongLock {
    static int count;
    static final Object a = new Object();
    static final Object b = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (a) {
                count++; //~ race
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (b) {
                count++; //~ race
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
