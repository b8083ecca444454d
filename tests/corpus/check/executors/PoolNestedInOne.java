//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the only worker waits for a task that needs a worker.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNestedInOne {
    static final ExecutorService POOL = Executors.newFixedThreadPool(1);

    static final class Inner implements Callable<Integer> {
        @Override
        public Integer call() {
            return 7;
        }
    }

    static final class Outer implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            return POOL.submit(new Inner()).get();
        }
    }

    public static void main(String[] arguments) throws Exception {
        assert POOL.submit(new Outer()).get() == 7;
        POOL.shutdown();
    }
}
