//@ about: one thread locks, the other does not
//@ guided: 1 0 0
public class HalfLocked {
    static int count;
    static final Object lock = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                count++; //~ race
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            count++; //~ race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
