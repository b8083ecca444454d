//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: the worker ends when the pool is shut down.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolClosed {
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
        pool.shutdown();
    }
}
