//@ verdict: holds
// why: topics are made atomically, subscribers have blocking queues, and every message reaches each of them.
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class PubSubTopics {
    static class Broker {
        private final Map<String, List<BlockingQueue<String>>> topics = new ConcurrentHashMap<>();

        BlockingQueue<String> subscribe(String topic) {
            BlockingQueue<String> queue = new LinkedBlockingQueue<>();
            topics.computeIfAbsent(topic, t -> new CopyOnWriteArrayList<>()).add(queue);
            return queue;
        }

        void publish(String topic, String message) {
            topics.getOrDefault(topic, List.of()).forEach(queue -> queue.offer(message));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Broker broker = new Broker();
        CountDownLatch subscribed = new CountDownLatch(2);
        Thread[] subscribers = new Thread[2];
        int[] received = new int[2];
        for (int s = 0; s < 2; s++) {
            final int id = s;
            subscribers[s] = new Thread(() -> {
                BlockingQueue<String> queue = broker.subscribe("news");
                subscribed.countDown();
                try {
                    for (int i = 0; i < 4; i++) {
                        System.out.printf("subscriber %d: %s%n", id, queue.take());
                        received[id]++;
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "subscriber-" + s);
            subscribers[s].start();
        }
        subscribed.await();
        Thread[] publishers = new Thread[2];
        for (int p = 0; p < 2; p++) {
            final int id = p;
            publishers[p] = new Thread(() -> {
                broker.publish("news", "first of " + id);
                broker.publish("news", "second of " + id);
                broker.publish("weather", "sunny");
            }, "publisher-" + p);
            publishers[p].start();
        }
        for (Thread thread : subscribers) {
            thread.join();
        }
        for (Thread thread : publishers) {
            thread.join();
        }
        assert received[0] == 4 && received[1] == 4;
    }
}
