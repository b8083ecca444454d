//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: the task runs before the pool that was shut down terminates.
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledRuns {
    static int runs;

    static final class Running implements Callable<Integer> {
        @Override
        public Integer call() {
            return ++runs;
        }
    }

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Future<Integer> future = pool.schedule(new Running(), 1, TimeUnit.SECONDS);
        pool.shutdown();
        assert future.get() == 1;
    }
}
