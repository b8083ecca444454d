//@ verdict: holds
// why: each thread puts an item and takes one, under the lock.
import java.util.ArrayDeque;

public class DequeOfItems {
    static final Object LOCK = new Object();
    static final ArrayDeque<Item> ITEMS = new ArrayDeque<>(3);
    static int taken;

    static class Item {
    }

    static class Worker extends Thread {
        public void run() {
            synchronized (LOCK) {
                ITEMS.addLast(new Item());
                if (ITEMS.pollFirst() != null) {
                    taken++;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        assert taken == 2;
        assert ITEMS.isEmpty();
    }
}
