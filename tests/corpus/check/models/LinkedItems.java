//@ verdict: holds
// why: both threads link their item under the lock.
import java.util.LinkedList;

public class LinkedItems {
    static final Object LOCK = new Object();
    static final LinkedList<Item> ITEMS = new LinkedList<>();

    static class Item {
    }

    static class Worker extends Thread {
        public void run() {
            synchronized (LOCK) {
                ITEMS.add(new Item());
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
        int seen = 0;
        for (Item item : ITEMS) {
            assert item != null;
            seen++;
        }
        assert seen == 2;
    }
}
