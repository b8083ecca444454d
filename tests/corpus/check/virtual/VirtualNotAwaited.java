//@ verdict: violated
//@ property: assertion
//@ jdk: 21
//@ ways: in turn
// why: nobody waits for the tasks.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualNotAwaited {
    static final AtomicInteger COUNT = new AtomicInteger();

    static final class Adding implements Runnable {
        @Override
        public void run() {
            COUNT.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
        pool.execute(new Adding());
        assert COUNT.get() == 1;
        pool.close();
    }
}
