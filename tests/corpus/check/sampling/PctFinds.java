//@ verdict: violated
//@ property: deadlock
//@ search: --search pct
//@ depth: deep sampling is a search of its own
// why: one change of priorities between the two locks is enough.
public class PctFinds {
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
