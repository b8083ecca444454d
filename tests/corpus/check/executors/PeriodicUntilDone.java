//@ verdict: holds
//@ assurance: jmm
//@ library: modelled, step by step there are hundreds of thousands of states
// why: the task ends its own repetition by an exception, which arrives at whoever waits for it.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class PeriodicUntilDone {
    static int periods;

    static void work() {
        periods++;
        if (periods == 3) {
            throw new IllegalStateException("done");
        }
    }

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = pool.scheduleAtFixedRate(PeriodicUntilDone::work, 1, 1, TimeUnit.SECONDS);
        try {
            task.get();
        } catch (ExecutionException e) {
            assert periods == 3;
        }
        pool.shutdown();
    }
}
