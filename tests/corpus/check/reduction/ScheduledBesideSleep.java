//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled a pool whose tasks have times runs much code step by step
// why: the task is due after the sleep by the clock, but nothing keeps the sleeper from waking late
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledBesideSleep {
    static volatile boolean ran;

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> {
            ran = true;
        }, 2, TimeUnit.SECONDS);
        Thread.sleep(1_000);
        boolean early = ran;
        pool.shutdownNow();
        assert !early;
    }
}
