//@ verdict: unknown
//@ reason: unsupported: more than 40 periods of a task that is repeated for ever
// why: the task is repeated for ever; every period has a later time, so there is no end of states.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PeriodicForEver {
    static volatile boolean flag;

    public static void main(String[] arguments) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> { flag = !flag; }, 0, 1, TimeUnit.SECONDS);
    }
}
