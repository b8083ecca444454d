//@ about: a task of a pool sleeps while it holds a lock of the program
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TaskSleepsWithLock {
    static final ReentrantLock lock = new ReentrantLock();

    static void task() {
        lock.lock();
        try {
            Thread.sleep(10); //~ lock-while-blocked
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            pool.submit(TaskSleepsWithLock::task);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
