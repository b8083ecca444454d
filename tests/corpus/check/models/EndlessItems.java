//@ verdict: holds
//@ assurance: jmm
//@ symmetry: needed every turn makes a new object
// why: an item is made for every turn, for ever, but at most three of them can be reached at once.
public class EndlessItems {
    static final class Item {
        final int attribute;
        final Item before;

        Item(int attribute, Item before) {
            this.attribute = attribute;
            this.before = before;
        }
    }

    private Item place;

    synchronized void put(Item item) throws InterruptedException {
        while (place != null) {
            wait();
        }
        place = item;
        notifyAll();
    }

    synchronized Item get() throws InterruptedException {
        while (place == null) {
            wait();
        }
        Item item = place;
        place = null;
        notifyAll();
        return item;
    }

    void produce() throws InterruptedException {
        int next = 0;
        while (true) {
            put(new Item(next, new Item(1 - next, null)));
            next = 1 - next;
        }
    }

    void consume() throws InterruptedException {
        int expected = 0;
        while (true) {
            Item item = get();
            assert item.attribute == expected && item.before.attribute == 1 - expected && item.before.before == null;
            expected = 1 - expected;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        EndlessItems buffer = new EndlessItems();
        Thread producer = new Thread(() -> {
            try {
                buffer.produce();
            } catch (InterruptedException nobodyInterrupts) {
                throw new IllegalStateException();
            }
        });
        producer.start();
        buffer.consume();
    }
}
