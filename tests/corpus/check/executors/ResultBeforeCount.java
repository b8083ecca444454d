//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the result of a task is there before the pool has counted the task.
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class ResultBeforeCount {
    public static void main(String[] arguments) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        pool.submit(() -> 7).get();
        long count = pool.getCompletedTaskCount();
        pool.shutdown();
        assert count == 1; //~
    }
}
