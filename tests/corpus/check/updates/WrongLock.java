//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: each thread locks an object of its own, which excludes nobody.
public class WrongLock {
    static int count;

    static final class Counter extends Thread {
        private final Object lock = new Object();

        @Override
        public void run() {
            synchronized (lock) {
                count++;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        Counter other = new Counter();
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2; //~
    }
}
