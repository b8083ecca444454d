//@ verdict: violated
//@ property: deadlock
// why: five philosophers all take their left fork first.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DiningPhilosophersDeadlock {
    static final int PHILOSOPHERS = 5;
    static final int MEALS = 10;

    static class Philosopher implements Runnable {
        private final int id;
        private final Lock leftFork;
        private final Lock rightFork;
        private int meals;

        Philosopher(int id, Lock leftFork, Lock rightFork) {
            this.id = id;
            this.leftFork = leftFork;
            this.rightFork = rightFork;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < MEALS; i++) {
                    think();
                    leftFork.lock();
                    try {
                        rightFork.lock();
                        try {
                            eat();
                        } finally {
                            rightFork.unlock();
                        }
                    } finally {
                        leftFork.unlock();
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void think() throws InterruptedException {
            System.out.println("Philosopher " + id + " is thinking");
            Thread.sleep(1);
        }

        private void eat() throws InterruptedException {
            meals++;
            System.out.println("Philosopher " + id + " eats meal " + meals);
            Thread.sleep(1);
        }
    }

    public static void main(String[] args) {
        Lock[] forks = new Lock[PHILOSOPHERS];
        for (int i = 0; i < PHILOSOPHERS; i++) {
            forks[i] = new ReentrantLock();
        }
        for (int i = 0; i < PHILOSOPHERS; i++) {
            new Thread(new Philosopher(i, forks[i], forks[(i + 1) % PHILOSOPHERS]), "Philosopher-" + i).start();
        }
    }
}
