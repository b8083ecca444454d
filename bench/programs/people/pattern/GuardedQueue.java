//@ verdict: holds
// why: guarded suspension: get waits in a loop until there is something.
import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

public class GuardedQueue {
    private static final Logger LOGGER = Logger.getLogger(GuardedQueue.class.getName());
    private final Queue<Integer> source = new LinkedList<>();

    public synchronized Integer get() {
        while (source.isEmpty()) {
            try {
                LOGGER.info("waiting");
                wait();
            } catch (InterruptedException e) {
                LOGGER.log(Level.WARNING, "interrupted", e);
                Thread.currentThread().interrupt();
                return null;
            }
        }
        LOGGER.info("getting");
        return source.poll();
    }

    public synchronized void put(Integer e) {
        LOGGER.info("putting " + e);
        source.add(e);
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        GuardedQueue queue = new GuardedQueue();
        ExecutorService executor = Executors.newFixedThreadPool(3);
        executor.execute(queue::get);
        TimeUnit.MILLISECONDS.sleep(20);
        executor.execute(() -> queue.put(20));
        executor.shutdown();
        executor.awaitTermination(30, TimeUnit.SECONDS);
    }
}
