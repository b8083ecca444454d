//@ verdict: holds
// why: a queue for many producers and many consumers; what is put is polled once.
import java.util.concurrent.atomic.AtomicInteger;
import org.jctools.queues.MpmcArrayQueue;

public class JctoolsMpmc {
    public static void main(String[] args) throws InterruptedException {
        MpmcArrayQueue<Integer> queue = new MpmcArrayQueue<>(4);
        AtomicInteger sum = new AtomicInteger();
        Thread[] producers = new Thread[2];
        Thread[] consumers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            final int id = i;
            producers[i] = new Thread(() -> {
                for (int k = 1; k <= 2; k++) {
                    while (!queue.offer(id * 10 + k)) {
                        Thread.onSpinWait();
                    }
                }
            }, "producer-" + i);
            consumers[i] = new Thread(() -> {
                for (int k = 0; k < 2; k++) {
                    Integer item;
                    while ((item = queue.poll()) == null) {
                        Thread.onSpinWait();
                    }
                    sum.addAndGet(item);
                }
            }, "consumer-" + i);
            producers[i].start();
            consumers[i].start();
        }
        for (int i = 0; i < 2; i++) {
            producers[i].join();
            consumers[i].join();
        }
        System.out.println("sum " + sum.get());
        assert sum.get() == 26;
    }
}
