//@ verdict: holds
//@ assumes: identity-hash
// why: a core worker does not leave.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolOfOnePrinted {
    public static void main(String[] arguments) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> { }).get();
        Object printed = pool;
        assert !printed.toString().contains("pool size = 0");
        pool.shutdown();
    }
}
