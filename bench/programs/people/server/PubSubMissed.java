//@ verdict: violated
//@ property: deadlock
// why: the publisher does not wait for the subscribers: who subscribes late waits for ever.
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

public class PubSubMissed {
    private static final List<BlockingQueue<String>> subscribers = new CopyOnWriteArrayList<>();

    static void subscriber() {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        subscribers.add(queue);
        try {
            for (int i = 0; i < 3; i++) {
                System.out.println(Thread.currentThread().getName() + " got " + queue.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(PubSubMissed::subscriber, "subscriber-" + i);
            threads[i].start();
        }
        Thread.sleep(100);
        for (int i = 0; i < 3; i++) {
            for (BlockingQueue<String> queue : subscribers) {
                queue.put("message " + i);
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
