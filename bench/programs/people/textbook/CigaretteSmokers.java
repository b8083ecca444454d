//@ verdict: holds
// why: the agent waits for a token of the smoker after each round, and each smoker has a semaphore of its own.
import java.util.concurrent.Semaphore;

public class CigaretteSmokers {
    static final int ROUNDS = 9;
    static final String[] INGREDIENTS = {"tobacco", "paper", "matches"};

    static final Semaphore agent = new Semaphore(1);
    static final Semaphore[] smokers = {new Semaphore(0), new Semaphore(0), new Semaphore(0)};
    static volatile boolean finished;
    static int smoked;

    static class Smoker extends Thread {
        private final int has;

        Smoker(int has) {
            super("smoker with " + INGREDIENTS[has]);
            this.has = has;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    smokers[has].acquire();
                    if (finished) {
                        break;
                    }
                    smoked++;
                    System.out.println(getName() + " rolls a cigarette");
                    agent.release();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Smoker[] threads = new Smoker[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Smoker(i);
            threads[i].start();
        }
        for (int round = 0; round < ROUNDS; round++) {
            agent.acquire();
            smokers[(round * 2) % 3].release();
        }
        agent.acquire();
        finished = true;
        for (Semaphore smoker : smokers) {
            smoker.release();
        }
        for (Smoker thread : threads) {
            thread.join();
        }
        System.out.println("cigarettes: " + smoked);
        assert smoked == ROUNDS;
    }
}
