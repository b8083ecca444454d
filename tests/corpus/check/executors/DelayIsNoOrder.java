//@ verdict: violated
//@ property: assertion
//@ library: modelled, step by step there are hundreds of thousands of states
// why: a second is long, but nothing makes main read the flag before the task sets it.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class DelayIsNoOrder {
    static volatile boolean done;

    public static void main(String[] arguments) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> { done = true; }, 1, TimeUnit.SECONDS);
        boolean early = !done;
        pool.shutdown();
        assert early; //~
    }
}
