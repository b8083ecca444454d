//@ verdict: holds
//@ assumes: nothing
//@ ways: in turn
// why: a pool keeps its workers in a hash table, which only itself goes through.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolOfWorkers {
    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = pool.submit(() -> 1).get() + pool.submit(() -> 2).get();
        pool.shutdown();
        assert sum == 3;
    }
}
