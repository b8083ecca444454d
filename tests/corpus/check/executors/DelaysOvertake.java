//@ verdict: violated
//@ property: assertion
// why: what is due after one and a half seconds comes before what is scheduled a second after the first.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class DelaysOvertake {
    static final ScheduledExecutorService POOL = Executors.newScheduledThreadPool(1);
    static int order;

    static void one() {
        order = 1;
        POOL.schedule(() -> { order = 10 * order + 2; }, 1, TimeUnit.SECONDS);
    }

    public static void main(String[] arguments) throws Exception {
        POOL.schedule(DelaysOvertake::one, 1, TimeUnit.SECONDS);
        ScheduledFuture<?> last = POOL.schedule(() -> { order = 10 * order + 3; }, 1500, TimeUnit.MILLISECONDS);
        last.get();
        POOL.shutdown();
        assert order == 123; //~
    }
}
