//@ verdict: holds
//@ assurance: jmm
// why: the third thread takes a before c, which opens the circle.
public class LockOrderThreeFixed {
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
        Object c = new Object();
        new Taker(a, b).start();
        new Taker(b, c).start();
        new Taker(a, c).start();
    }
}
