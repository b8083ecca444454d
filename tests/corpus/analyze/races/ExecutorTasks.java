//@ about: tasks of a pool that race, and results that do not
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExecutorTasks {
    static int count;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch both = new CountDownLatch(2);
        Runnable task = () -> {
            both.countDown();
            count++; //~ race
        };
        Future<?> one = pool.submit(task);
        Future<?> other = pool.submit(task);
        one.get();
        other.get();
        pool.shutdown();
        if (count > 2) {
            throw new AssertionError();
        }
    }
}
