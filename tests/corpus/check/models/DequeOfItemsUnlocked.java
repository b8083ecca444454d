//@ verdict: violated
//@ property: assertion|exception|race
//@ depth: deep library code step by step
// why: the threads may take the same item, or none.
import java.util.ArrayDeque;

public class DequeOfItemsUnlocked {
    static final Object LOCK = new Object();
    static final ArrayDeque<Item> ITEMS = new ArrayDeque<>(3);
    static int taken;

    static class Item {
    }

    static class Worker extends Thread {
        public void run() {
            ITEMS.addLast(new Item());
            if (ITEMS.pollFirst() != null) {
                taken++;
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
