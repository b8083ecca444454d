//@ verdict: violated
//@ property: ltl
//@ options: --ltl '<> (PhilosophersDine.dined == 3)' --property race
//@ claim: violated --property termination
//@ claim: holds --property livelock
//@ claim: violated --ltl '[] (PhilosophersDine.dined < 3)' --property race
// why: all three may hold their left forks; the run stays in that deadlock for ever, and nobody has dined.
public class PhilosophersDine {
    static volatile int dined;

    static final class Philosopher extends Thread {
        private final Object left;
        private final Object right;

        Philosopher(Object left, Object right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            synchronized (left) {
                synchronized (right) {
                    dine();
                }
            }
        }
    }

    static synchronized void dine() {
        dined++;
    }

    public static void main(String[] arguments) {
        Object[] forks = {new Object(), new Object(), new Object()};
        for (int number = 0; number < 3; number++) {
            new Philosopher(forks[number], forks[(number + 1) % 3]).start();
        }
    }
}
