//@ about: java.util.Timer: order by due time, periodic tasks, cancelled tasks and a cancelled timer.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerTasks {
    private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    private static TimerTask task(Runnable body) {
        return new TimerTask() {
            @Override
            public void run() {
                body.run();
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("clock", true);
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(3);
        timer.schedule(task(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                LOG.add("interrupted");
            }
            LOG.add("gate in " + Thread.currentThread().getName());
        }), 0);
        long now = System.currentTimeMillis();
        for (int delay : new int[] {30, 10, 20}) {
            timer.schedule(task(() -> {
                LOG.add("due " + delay);
                done.countDown();
            }), new Date(now + delay));
        }
        TimerTask cancelled = task(() -> LOG.add("cancelled task ran"));
        timer.schedule(cancelled, new Date(now + 5));
        System.out.println(cancelled.cancel() + " " + cancelled.cancel() + " purged " + timer.purge());
        gate.countDown();
        done.await();
        System.out.println(LOG);

        CountDownLatch ticks = new CountDownLatch(4);
        TimerTask periodic = new TimerTask() {
            @Override
            public void run() {
                ticks.countDown();
                if (ticks.getCount() == 0) {
                    cancel();
                }
            }
        };
        timer.schedule(periodic, 0, 3);
        ticks.await();
        CountDownLatch fixed = new CountDownLatch(3);
        timer.scheduleAtFixedRate(task(fixed::countDown), 1, 2);
        fixed.await();
        timer.cancel();
        timer.cancel();
        System.out.println("ticks left " + ticks.getCount() + " " + fixed.getCount());
        for (Runnable wrong : List.<Runnable>of(() -> timer.schedule(task(() -> { }), 1),
                () -> new Timer(true).schedule(task(() -> { }), -1),
                () -> new Timer(true).schedule(periodic, 1))) {
            try {
                wrong.run();
            } catch (IllegalStateException | IllegalArgumentException e) {
                System.out.println(e);
            }
        }
    }
}
