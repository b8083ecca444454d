//@ verdict: holds
//@ assurance: jmm
// why: the condition is tested again after every return, and the second giver brings what the taker may have taken.
public class WaitInLoop {
    static final Object LOCK = new Object();
    static int items;

    static final class Taker extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                if (items > 0) {
                    items--;
                }
            }
        }
    }

    static final class Giver extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 2; i++) {
                synchronized (LOCK) {
                    items++;
                    LOCK.notify();
                }
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        synchronized (LOCK) {
            new Taker().start();
            new Giver().start();
            while (items == 0) {
                LOCK.wait();
            }
            assert items > 0;
        }
    }
}
