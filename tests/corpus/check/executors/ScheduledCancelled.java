//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: a cancelled task has no result.
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledCancelled {
    static final class Running implements Callable<Integer> {
        @Override
        public Integer call() {
            return 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Future<Integer> future = pool.schedule(new Running(), 1, TimeUnit.SECONDS);
        future.cancel(false);
        pool.shutdown();
        assert future.get() == 1;
    }
}
