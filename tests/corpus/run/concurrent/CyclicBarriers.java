//@ about: Threads that meet at a CyclicBarrier in several rounds, with an action after each and arrival numbers.
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CyclicBarrier;

public class CyclicBarriers {
    private static String end(CyclicBarrier barrier) {
        try {
            return "arrived " + barrier.await();
        } catch (InterruptedException | BrokenBarrierException | RuntimeException e) {
            return e.toString();
        }
    }

    private static Thread start(Runnable body) {
        Thread thread = new Thread(body);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        int[][] grid = new int[4][3];
        StringBuilder sums = new StringBuilder();
        int[] round = new int[1];
        CyclicBarrier rows = new CyclicBarrier(3, () -> {
            sums.append(Arrays.stream(grid[round[0]]).sum()).append(' ');
            round[0]++;
        });
        ConcurrentSkipListSet<Integer> arrivals = new ConcurrentSkipListSet<>();
        Thread[] workers = new Thread[3];
        for (int w = 0; w < workers.length; w++) {
            int column = w;
            workers[w] = start(() -> {
                for (int r = 0; r < grid.length; r++) {
                    grid[r][column] = r * 10 + column;
                    arrivals.add(Integer.parseInt(end(rows).substring(8)));
                }
            });
        }
        for (Thread worker : workers) {
            worker.join();
        }
        System.out.println(sums + "arrival numbers " + arrivals + " broken " + rows.isBroken() + " parties "
                + rows.getParties());
    }
}
