//@ about: data written before a volatile flag is read after it
public class VolatilePublication {
    static int data;
    static volatile boolean ready;

    static class First extends Thread {
        @Override
        public void run() {
            data = 42;
            ready = true;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            while (!ready) {
                Thread.onSpinWait();
            }
            if (data != 42) {
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
