//@ verdict: violated
//@ property: deadlock
//@ options: --timeouts never
//@ claim: violated --property deadlock --timeouts late
// why: two threads take locks in opposite orders and wait without a limit: a third that only waits with one changes nothing.
public class LateDeadlock {
    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();

    private static final class Taker extends Thread {
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
                    second.notifyAll();
                }
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Taker(LEFT, RIGHT).start();
        new Taker(RIGHT, LEFT).start();
        Object own = new Object();
        synchronized (own) {
            own.wait(100);
        }
    }
}
