//@ verdict: violated
//@ property: deadlock
//@ depth: deep five philosophers interleave in too many ways without reduction
// why: each takes the fork on the left and waits for the one on the right.
public class Philosophers5 {
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
                synchronized (second) { //~
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Object[] forks = new Object[5];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < forks.length; i++) {
            new Philosopher(forks[i], forks[(i + 1) % forks.length]).start();
        }
    }
}
