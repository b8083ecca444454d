//@ verdict: violated
//@ property: assertion
//@ library: modelled, step by step there are hundreds of thousands of states
// why: a sleep of two and a half seconds may take longer: there is room for any number of periods.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PeriodsMiscounted {
    static final AtomicInteger PERIODS = new AtomicInteger();

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(PERIODS::incrementAndGet, 0, 1, TimeUnit.SECONDS);
        Thread.sleep(2500);
        pool.shutdownNow();
        assert PERIODS.get() <= 3; //~
    }
}
