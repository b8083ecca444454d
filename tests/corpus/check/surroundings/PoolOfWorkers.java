//@ verdict: holds
//@ assumes: nothing
//@ ways: in turn
//@ library: modelled, a pool has millions of states between
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
