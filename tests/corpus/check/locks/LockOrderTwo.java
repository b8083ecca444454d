//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: each thread may hold one lock and wait for the other.
public class LockOrderTwo {
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
                synchronized (second) { //~
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Object a = new Object();
        Object b = new Object();
        new Taker(a, b).start();
        new Taker(b, a).start();
    }
}
