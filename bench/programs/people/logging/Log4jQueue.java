//@ verdict: holds
// why: producer and consumer log by log4j; the queue is a blocking one.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

public class Log4jQueue {
    private static final Logger LOGGER = LogManager.getLogger(Log4jQueue.class);

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(2);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 4; i++) {
                    LOGGER.error("produced {}", i);
                    queue.put("item " + i);
                }
                queue.put("end");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "producer");
        producer.start();
        int consumed = 0;
        String item;
        while (!(item = queue.take()).equals("end")) {
            LOGGER.error("consumed {}", item);
            consumed++;
        }
        producer.join();
        assert consumed == 4;
    }
}
