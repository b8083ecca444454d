//@ verdict: violated
//@ property: deadlock
// why: both threads of the pool run parents that wait for children in the queue of the same pool.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolStarvation {
    private static final ExecutorService pool = Executors.newFixedThreadPool(2);

    static int parent(int id) throws Exception {
        Future<Integer> child = pool.submit(() -> id * 10);
        return child.get() + 1;
    }

    public static void main(String[] args) throws Exception {
        List<Future<Integer>> parents = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final int id = i;
            parents.add(pool.submit(() -> parent(id)));
        }
        int sum = 0;
        for (Future<Integer> parent : parents) {
            sum += parent.get();
        }
        System.out.println("sum " + sum);
        pool.shutdown();
    }
}
