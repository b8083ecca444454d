//@ verdict: violated
//@ property: exception|deadlock
// why: a message that is no number kills the consumer's thread; the producer then waits at the full queue.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class ConsumerDies {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(2);
        Thread consumer = new Thread(() -> {
            try {
                int sum = 0;
                String message;
                while (!(message = queue.take()).equals("end")) {
                    sum += Integer.parseInt(message);
                }
                System.out.println("sum " + sum);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "consumer");
        consumer.start();
        for (String message : "1 2 3 four 5 6 7 end".split(" ")) {
            queue.put(message);
        }
        consumer.join();
    }
}
