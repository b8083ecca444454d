//@ verdict: violated
//@ property: assertion|exception|race
//@ depth: deep library code step by step
// why: both threads may add their item at the same place of the list.
import java.util.ArrayList;
import java.util.List;

public class ListOfItemsUnlocked {
    static final Object LOCK = new Object();
    static final List<Item> ITEMS = new ArrayList<>();

    static class Item {
    }

    static class Worker extends Thread {
        public void run() {
            ITEMS.add(new Item());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        assert ITEMS.size() == 2;
        assert ITEMS.get(0) != null && ITEMS.get(1) != null;
        assert ITEMS.get(0) != ITEMS.get(1);
    }
}
