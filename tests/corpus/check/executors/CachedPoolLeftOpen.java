//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the workers of a cached pool leave when they had nothing to do for a minute.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class CachedPoolLeftOpen {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Adding implements Runnable {
        @Override
        public void run() {
            COUNT.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(new Adding());
    }
}
