//@ verdict: violated
//@ property: deadlock
// why: the barrier is for four parties, but the pool has only three threads: nobody passes.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class BarrierTooFew {
    private static final int PARTIES = 4;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(PARTIES, () -> System.out.println("Stage is complete"));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < PARTIES; i++) {
            final int id = i;
            pool.submit(() -> {
                System.out.println("Worker " + id + " computes its part");
                Thread.sleep(10 * id);
                barrier.await();
                System.out.println("Worker " + id + " goes on");
                return null;
            });
        }
        pool.shutdown();
    }
}
