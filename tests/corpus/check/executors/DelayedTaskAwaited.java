//@ verdict: holds
//@ assurance: jmm
//@ library: modelled, step by step there are hundreds of thousands of states
// why: whoever waits for the result of the task sees what it did.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class DelayedTaskAwaited {
    static boolean done;

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = pool.schedule(() -> { done = true; }, 1, TimeUnit.SECONDS);
        task.get();
        pool.shutdown();
        assert done;
    }
}
