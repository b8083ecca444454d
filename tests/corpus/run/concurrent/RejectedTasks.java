//@ about: A full ThreadPoolExecutor under each rejection policy, with its hooks, counters and dynamic sizes.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class RejectedTasks {
    private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    static final class RejectedTasksPool extends ThreadPoolExecutor {
        int before;
        int after;

        RejectedTasksPool(RejectedExecutionHandler handler) {
            super(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2), task -> new Thread(task, "pool"), handler);
        }

        @Override
        protected void beforeExecute(Thread thread, Runnable task) {
            before++;
        }

        @Override
        protected void afterExecute(Runnable task, Throwable error) {
            after++;
        }

        @Override
        protected void terminated() {
            LOG.add("terminated");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RejectedExecutionHandler[] handlers = {new ThreadPoolExecutor.AbortPolicy(),
                new ThreadPoolExecutor.CallerRunsPolicy(),
            new ThreadPoolExecutor.DiscardPolicy(), new ThreadPoolExecutor.DiscardOldestPolicy(),
                    (task, pool) -> LOG.add("own")};
        for (RejectedExecutionHandler handler : handlers) {
            LOG.clear();
            RejectedTasksPool pool = new RejectedTasksPool(handler);
            CountDownLatch gate = new CountDownLatch(1);
            for (int i = 0; i < 4; i++) {
                int n = i;
                try {
                    pool.execute(() -> {
                        if (n == 0) {
                            waitFor(gate);
                        }
                        LOG.add(Thread.currentThread().getName() + n);
                    });
                } catch (RejectedExecutionException e) {
                    LOG.add("rejected " + n);
                }
            }
            LOG.add("size " + pool.getPoolSize() + " queue " + pool.getQueue().size() + " free "
                    + pool.getQueue().remainingCapacity());
            gate.countDown();
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.DAYS);
            System.out.println(LOG + " hooks " + pool.before + "/" + pool.after + " completed "
                    + pool.getCompletedTaskCount() + " largest " + pool.getLargestPoolSize());
        }
    }

    private static void waitFor(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
