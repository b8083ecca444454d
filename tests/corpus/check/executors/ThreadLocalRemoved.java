//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: each task cleans up what it has set.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ThreadLocalRemoved {
    static final ThreadLocal<Integer> VALUE = new ThreadLocal<>();

    static final class Using implements Runnable {
        @Override
        public void run() {
            assert VALUE.get() == null;
            VALUE.set(1);
            VALUE.remove();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new Using());
        pool.execute(new Using());
        pool.shutdown();
    }
}
