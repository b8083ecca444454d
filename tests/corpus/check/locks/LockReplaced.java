//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the lock variable is replaced while it is held, so that the second thread locks another object.
public class LockReplaced {
    static Object lock = new Object();
    static int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                lock = new Object();
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
