//@ verdict: violated
//@ property: race
// why: the program itself is right, but COWArrayList.ourCopy of logback 1.5.12 is a plain field that the first two calls write at once.
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class LogbackWorkers {
    private static final Logger LOGGER = LoggerFactory.getLogger(LogbackWorkers.class);
    private static final AtomicInteger done = new AtomicInteger();

    static class Worker implements Runnable {
        private final int id;

        Worker(int id) {
            this.id = id;
        }

        @Override
        public void run() {
            LOGGER.info("worker {} starts", id);
            int all = done.incrementAndGet();
            LOGGER.info("worker {} ends, {} have ended so far", id, all);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Worker(i), "worker-" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        LOGGER.info("all {} workers have ended", done.get());
        assert done.get() == 3;
    }
}
