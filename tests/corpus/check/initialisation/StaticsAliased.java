//@ verdict: holds
//@ assurance: jmm
// why: two static fields name one lock.
public class StaticsAliased {
    static final Object ONE = new Object();
    static final Object OTHER = ONE;
    static int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            synchronized (ONE) {
                count++;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter counter = new Counter();
        counter.start();
        synchronized (OTHER) {
            count++;
        }
        counter.join();
        assert count == 2;
    }
}
