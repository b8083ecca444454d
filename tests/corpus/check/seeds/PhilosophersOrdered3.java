//@ verdict: holds
//@ assurance: jmm
// why: forks are taken in the order of their numbers, so that no circle of waiting can close.
public class PhilosophersOrdered3 {
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
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Object[] forks = new Object[3];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < forks.length; i++) {
            int next = (i + 1) % forks.length;
            new Philosopher(forks[Math.min(i, next)], forks[Math.max(i, next)]).start();
        }
    }
}
