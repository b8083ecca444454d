//@ about: Five philosophers who take the lower-numbered fork first, so that nobody starves; each meal is counted.
import java.util.Arrays;

public class DiningPhilosophers {
    public static void main(String[] args) throws InterruptedException {
        int seats = 5;
        Object[] forks = new Object[seats];
        Arrays.setAll(forks, i -> new Object());
        int[] held = new int[seats];
        int[] meals = new int[seats];
        boolean[] conflict = new boolean[1];
        Thread[] philosophers = new Thread[seats];
        for (int p = 0; p < seats; p++) {
            int me = p;
            int low = Math.min(p, (p + 1) % seats);
            int high = Math.max(p, (p + 1) % seats);
            philosophers[p] = new Thread(() -> {
                for (int meal = 0; meal < 60; meal++) {
                    synchronized (forks[low]) {
                        synchronized (forks[high]) {
                            held[low]++;
                            held[high]++;
                            if (held[low] != 1 || held[high] != 1) {
                                conflict[0] = true;
                            }
                            meals[me]++;
                            held[low]--;
                            held[high]--;
                        }
                    }
                    Thread.yield();
                }
            }, "philosopher-" + p);
        }
        for (Thread philosopher : philosophers) {
            philosopher.start();
        }
        for (Thread philosopher : philosophers) {
            philosopher.join();
        }
        System.out.println(Arrays.toString(meals) + " conflict " + conflict[0]);
    }
}
