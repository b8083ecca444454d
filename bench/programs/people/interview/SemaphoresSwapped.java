//@ verdict: violated
//@ property: deadlock
// why: the mutex is taken before the counting semaphore: a consumer that waits for an item holds it.
import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.Semaphore;

public class SemaphoresSwapped {
    private final Queue<Integer> queue = new LinkedList<>();
    private final Semaphore mutex = new Semaphore(1);
    private final Semaphore items = new Semaphore(0);

    void produce(int item) throws InterruptedException {
        mutex.acquire();
        queue.add(item);
        mutex.release();
        items.release();
    }

    int consume() throws InterruptedException {
        mutex.acquire();
        items.acquire();
        int item = queue.remove();
        mutex.release();
        return item;
    }

    public static void main(String[] args) throws InterruptedException {
        SemaphoresSwapped buffer = new SemaphoresSwapped();
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    buffer.produce(i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "producer");
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    System.out.println("consumed " + buffer.consume());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "consumer");
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
    }
}
