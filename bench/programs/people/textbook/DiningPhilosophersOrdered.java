//@ verdict: holds
// why: every philosopher takes the fork with the lower number first.
public class DiningPhilosophersOrdered {
    static final int PHILOSOPHERS = 5;

    static class Fork {
        final int number;
        int uses;

        Fork(int number) {
            this.number = number;
        }
    }

    static class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;
        private int eaten;

        Philosopher(String name, Fork left, Fork right) {
            super(name);
            first = left.number < right.number ? left : right;
            second = left.number < right.number ? right : left;
        }

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                synchronized (first) {
                    synchronized (second) {
                        first.uses++;
                        second.uses++;
                        eaten++;
                        System.out.println(getName() + " eats");
                    }
                }
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Fork[] forks = new Fork[PHILOSOPHERS];
        for (int i = 0; i < PHILOSOPHERS; i++) {
            forks[i] = new Fork(i);
        }
        String[] names = {"Plato", "Kant", "Hume", "Locke", "Hegel"};
        Philosopher[] philosophers = new Philosopher[PHILOSOPHERS];
        for (int i = 0; i < PHILOSOPHERS; i++) {
            philosophers[i] = new Philosopher(names[i], forks[i], forks[(i + 1) % PHILOSOPHERS]);
            philosophers[i].start();
        }
        int meals = 0;
        for (Philosopher philosopher : philosophers) {
            philosopher.join();
            meals += philosopher.eaten;
        }
        System.out.println("meals: " + meals);
        assert meals == 15;
        for (Fork fork : forks) {
            assert fork.uses == 6;
        }
    }
}
