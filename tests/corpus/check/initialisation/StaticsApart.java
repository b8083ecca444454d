//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: two static fields name two locks.
public class StaticsApart {
    static final Object ONE = new Object();
    static final Object OTHER = new Object();
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
        assert count == 2; //~
    }
}
