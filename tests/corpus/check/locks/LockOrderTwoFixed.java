//@ verdict: holds
//@ assurance: jmm
// why: both threads take the locks in the same order.
public class LockOrderTwoFixed {
    static final class Taker extends Thread {
        private final Object first;
        private final Object second;

        Taker(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Object a = new Object();
        Object b = new Object();
        new Taker(a, b).start();
        new Taker(a, b).start();
    }
}
