//@ about: opposite orders, but one thread has ended before the other begins
public class OneAfterTheOther {
    static final Object a = new Object();
    static final Object b = new Object();

    static class Worker extends Thread {
        final Object one;
        final Object other;

        Worker(Object one, Object other) {
            this.one = one;
            this.other = other;
        }

        @Override
        public void run() {
            synchronized (one) {
                synchronized (other) {
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker first = new Worker(a, b);
        first.start();
        first.join();
        new Worker(b, a).start();
    }
}
