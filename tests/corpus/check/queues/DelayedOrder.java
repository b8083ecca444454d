//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: nothing is taken before its time has come, and the earlier one comes first.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedOrder {
    static final class Item implements Delayed {
        final long due;

        Item(long due) {
            this.due = due;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due, TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }
    }

    static final DelayQueue<Item> QUEUE = new DelayQueue<>();

    static final class Putting extends Thread {
        @Override
        public void run() {
            QUEUE.put(new Item(-1));
        }
    }

    public static void main(String[] arguments) throws Exception {
        QUEUE.put(new Item(0));
        Putting putting = new Putting();
        putting.start();
        putting.join();
        assert QUEUE.take().due == -1;
        assert QUEUE.take().due == 0;
        assert QUEUE.poll() == null;
    }
}
