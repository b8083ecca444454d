//@ verdict: holds
//@ assumes: clock
//@ ways: in turn
// why: what is due earlier is taken first, and taking the second waits once more.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedOneByOne {
    static final class Item implements Delayed {
        final int name;
        final long due;

        Item(int name, long delay) {
            this.name = name;
            this.due = System.nanoTime() + delay;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }
    }

    public static void main(String[] arguments) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        queue.put(new Item(2, 2_000_000));
        queue.put(new Item(1, 1_000_000));
        assert queue.take().name == 1;
        assert queue.take().name == 2;
        assert queue.poll(1, TimeUnit.SECONDS) == null;
    }
}
