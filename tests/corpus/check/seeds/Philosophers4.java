//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: each takes the fork on the left and waits for the one on the right.
public class Philosophers4 {
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
        Object[] forks = new Object[4];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < forks.length; i++) {
            new Philosopher(forks[i], forks[(i + 1) % forks.length]).start();
        }
    }
}
