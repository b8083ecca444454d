//@ verdict: holds
// why: one producer and one consumer at a queue of Agrona that is made for that.
import org.agrona.concurrent.OneToOneConcurrentArrayQueue;

public class AgronaQueue {
    public static void main(String[] args) throws InterruptedException {
        OneToOneConcurrentArrayQueue<String> queue = new OneToOneConcurrentArrayQueue<>(4);
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                while (!queue.offer("message " + i)) {
                    Thread.onSpinWait();
                }
            }
        }, "producer");
        producer.start();
        for (int i = 0; i < 10; i++) {
            String message;
            while ((message = queue.poll()) == null) {
                Thread.onSpinWait();
            }
            assert message.equals("message " + i) : message;
        }
        producer.join();
        System.out.println("all in order");
    }
}
