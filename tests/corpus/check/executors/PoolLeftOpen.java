//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the workers of a pool wait for tasks until it is shut down, and keep the program alive.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolLeftOpen {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Adding implements Runnable {
        @Override
        public void run() {
            COUNT.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new Adding());
    }
}
