//@ about: two locks in one order
public class AbAb {
    static final Object a = new Object();
    static final Object b = new Object();

    static class First extends Thread {
        @Override
        public void run() {
            synchronized (a) {
                synchronized (b) {
                }
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            synchronized (a) {
                synchronized (b) {
                }
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
