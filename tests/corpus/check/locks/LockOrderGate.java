//@ verdict: holds
//@ assurance: jmm
// why: the inner locks are taken in both orders, but never without the gate.
public class LockOrderGate {
    static final Object GATE = new Object();

    static final class Taker extends Thread {
        private final Object first;
        private final Object second;

        Taker(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (GATE) {
                synchronized (first) {
                    synchronized (second) {
                        Thread.yield();
                    }
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
