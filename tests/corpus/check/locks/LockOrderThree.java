//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: three threads may each hold one lock of the circle a, b, c and wait for the next.
public class LockOrderThree {
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
        Object c = new Object();
        new Taker(a, b).start();
        new Taker(b, c).start();
        new Taker(c, a).start();
    }
}
