//@ verdict: holds
//@ assurance: jmm
// why: the lock makes reading and writing one step, and join orders the last read behind both.
public class LostUpdateLocked {
    static int count;
    static final Object LOCK = new Object();

    static final class Counter extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                count = count + 1;
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
        assert count == 2;
    }
}
