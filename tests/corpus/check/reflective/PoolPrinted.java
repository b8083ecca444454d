//@ verdict: violated
//@ property: assertion
// why: the worker without work leaves after a second, and toString tells the size of the pool.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolPrinted {
    public static void main(String[] arguments) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> { }).get();
        Object printed = pool;
        assert !printed.toString().contains("pool size = 0");
        pool.shutdown();
    }
}
