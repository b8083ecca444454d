//@ verdict: holds
//@ assurance: jmm
//@ depth: deep the pool, its queue and its worker are explored step by step
// why: one worker runs both tasks, one after the other, and awaitTermination orders them before main's read.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ExecutorOfOne implements Runnable {
    static int count;

    @Override
    public void run() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new ExecutorOfOne());
        pool.execute(new ExecutorOfOne());
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) {
            assert count == 2;
        }
    }
}
