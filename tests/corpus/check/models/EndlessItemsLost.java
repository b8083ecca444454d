//@ verdict: violated
//@ property: assertion
//@ symmetry: needed every turn makes a new object
// why: the buffer of EndlessItems overwrites what nobody has taken yet, so that an item is lost.
public class EndlessItemsLost {
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
        EndlessItemsLost buffer = new EndlessItemsLost();
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
