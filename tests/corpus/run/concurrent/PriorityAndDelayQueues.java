//@ about: PriorityBlockingQueue hands out the smallest, DelayQueue what is due, in due order, after waiting for it.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PriorityAndDelayQueues {
    record PriorityAndDelayQueuesItem(String name, long due) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((PriorityAndDelayQueuesItem) other).due);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<String> words = new PriorityBlockingQueue<>(2,
                Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Thread[] producers = new Thread[3];
        for (int p = 0; p < producers.length; p++) {
            int me = p;
            producers[p] = new Thread(() -> {
                for (int i = 0; i < 4; i++) {
                    words.put("w".repeat(i + 1) + me);
                }
            });
            producers[p].start();
        }
        for (Thread producer : producers) {
            producer.join();
        }
        List<String> order = new ArrayList<>();
        words.drainTo(order, 7);
        System.out.println(order + " " + words.size() + " " + words.take() + " " + words.remainingCapacity());
        words.clear();
        System.out.println(words.poll(2, TimeUnit.MILLISECONDS) + " " + words.peek());
        Thread late = new Thread(() -> words.add("late"));
        late.start();
        System.out.println(words.take());
        late.join();

        DelayQueue<PriorityAndDelayQueuesItem> delayed = new DelayQueue<>();
        long now = System.nanoTime();
        delayed.add(new PriorityAndDelayQueuesItem("thirty", now + 30_000_000));
        delayed.add(new PriorityAndDelayQueuesItem("past", now - 5));
        delayed.add(new PriorityAndDelayQueuesItem("far", now + 1_000_000_000_000_000L));
        delayed.add(new PriorityAndDelayQueuesItem("ten", now + 10_000_000));
        System.out.println(delayed.size() + " " + delayed.peek().name() + " " + delayed.poll().name());
        System.out.println(delayed.take().name() + " " + delayed.take().name() + " "
                + (System.nanoTime() - now >= 30_000_000));
        System.out.println(delayed.poll() + " " + delayed.poll(2, TimeUnit.MILLISECONDS) + " " + delayed.size());
        PriorityAndDelayQueuesItem far = delayed.peek();
        System.out.println(far.name() + " " + delayed.remove(far) + " " + delayed.isEmpty());
    }
}
