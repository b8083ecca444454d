//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] <> PhilosophersForEver.eats0'
//@ claim: holds --ltl '[] <> PhilosophersForEver.eats0' --fairness strong
//@ claim: holds --ltl '[] <> (PhilosophersForEver.eats0 || PhilosophersForEver.eats1)'
//@ claim: violated --property termination
// why: two philosophers who take the forks in one order never block each other for ever, but one may be overtaken for ever.
public class PhilosophersForEver {
    static volatile boolean eats0;
    static volatile boolean eats1;
    static final Object first = new Object();
    static final Object second = new Object();

    static final class Zero extends Thread {
        @Override
        public void run() {
            while (true) {
                synchronized (first) {
                    synchronized (second) {
                        eats0 = true;
                        eats0 = false;
                    }
                }
            }
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            while (true) {
                synchronized (first) {
                    synchronized (second) {
                        eats1 = true;
                        eats1 = false;
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
