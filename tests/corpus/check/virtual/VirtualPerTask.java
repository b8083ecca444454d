//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: closing the executor waits for its tasks.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualPerTask {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Adding implements Runnable {
        @Override
        public void run() {
            COUNT.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.execute(new Adding());
            pool.execute(new Adding());
        }
        assert COUNT.get() == 2;
    }
}
