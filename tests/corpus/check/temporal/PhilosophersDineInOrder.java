//@ verdict: holds
//@ options: --ltl '<> (PhilosophersDineInOrder.dined == 3)'
//@ claim: holds --ltl '<> (PhilosophersDineInOrder.dined == 3)' --fairness none
//@ claim: holds --property termination
//@ claim: holds --property livelock,deadlock
// why: the last philosopher takes the forks in the other order, so that one of them always gets both. Nobody spins.
public class PhilosophersDineInOrder {
    static volatile int dined;

    static final class Philosopher extends Thread {
        private final Object first;
        private final Object second;

        Philosopher(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
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
        for (int number = 0; number < 2; number++) {
            new Philosopher(forks[number], forks[number + 1]).start();
        }
        new Philosopher(forks[0], forks[2]).start();
    }
}
