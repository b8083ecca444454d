//@ about: A bounded buffer with plain monitors, three producers and two consumers; only totals are printed.
import java.util.ArrayDeque;
import java.util.Deque;

public class ProducersAndConsumers {
    private static final int CAPACITY = 4;
    private final Deque<Integer> items = new ArrayDeque<>();
    private int largest;

    private synchronized void put(int item) throws InterruptedException {
        while (items.size() == CAPACITY) {
            wait();
        }
        items.addLast(item);
        largest = Math.max(largest, items.size());
        notifyAll();
    }

    private synchronized int take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        int item = items.removeFirst();
        notifyAll();
        return item;
    }

    public static void main(String[] args) throws InterruptedException {
        ProducersAndConsumers buffer = new ProducersAndConsumers();
        long[] sums = new long[2];
        int[] counts = new int[2];
        Thread[] producers = new Thread[3];
        for (int p = 0; p < producers.length; p++) {
            int base = p * 1000;
            producers[p] = new Thread(() -> {
                try {
                    for (int i = 0; i < 100; i++) {
                        buffer.put(base + i);
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }, "producer-" + p);
        }
        Thread[] consumers = new Thread[2];
        for (int c = 0; c < consumers.length; c++) {
            int index = c;
            consumers[c] = new Thread(() -> {
                try {
                    for (int item = buffer.take(); item >= 0; item = buffer.take()) {
                        sums[index] += item;
                        counts[index]++;
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }, "consumer-" + c);
            consumers[c].start();
        }
        for (Thread producer : producers) {
            producer.start();
        }
        for (Thread producer : producers) {
            producer.join();
        }
        buffer.put(-1);
        buffer.put(-1);
        for (Thread consumer : consumers) {
            consumer.join();
        }
        System.out.println((counts[0] + counts[1]) + " items, sum " + (sums[0] + sums[1]) + ", within capacity "
                + (buffer.largest <= CAPACITY));
        System.out.println("left over " + buffer.items);
    }
}
