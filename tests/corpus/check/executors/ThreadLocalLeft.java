//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: a worker keeps the values of its thread-locals from one task to the next.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ThreadLocalLeft {
    static final ThreadLocal<Integer> VALUE = new ThreadLocal<>();

    static final class Using implements Runnable {
        @Override
        public void run() {
            assert VALUE.get() == null;
            VALUE.set(1);
            VALUE.set(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new Using());
        pool.execute(new Using());
        pool.shutdown();
    }
}
