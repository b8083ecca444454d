//@ verdict: holds
// why: the beeper beeps until a second task cancels it, and the scheduler is shut down after that.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class ScheduledBeeper {
    private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);

    public void beepForAWhile() throws Exception {
        Runnable beeper = () -> System.out.println("beep");
        ScheduledFuture<?> beeperHandle = scheduler.scheduleAtFixedRate(beeper, 10, 10, TimeUnit.MILLISECONDS);
        Runnable canceller = () -> beeperHandle.cancel(false);
        ScheduledFuture<?> end = scheduler.schedule(canceller, 100, TimeUnit.MILLISECONDS);
        end.get();
        scheduler.shutdown();
    }

    public static void main(String[] args) throws Exception {
        new ScheduledBeeper().beepForAWhile();
        System.out.println("no more beeps");
    }
}
