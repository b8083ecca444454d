/**
 * The bounded buffer of seed 000. Arguments: SIZE ITEMS CONSUMERS all|one.
 *
 * <p>With {@code one}, put and get wake one waiter instead of all of them (seeded error 11). A single consumer checks what it
 * received, as in the paper; more of them share the items and check nothing.
 */
public class BoundedBuffer {
    static final class Item {
        final int attribute;

        Item(int attribute) {
            this.attribute = attribute;
        }
    }

    static final class Halted extends Exception {
        private static final long serialVersionUID = 1;
    }

    static final class Buffer {
        private final Item[] slots;
        private final boolean wakesAll;
        private int nextPut;
        private int nextGet;
        private int used;
        private boolean halted;

        Buffer(int size, boolean wakesAll) {
            this.slots = new Item[size];
            this.wakesAll = wakesAll;
        }

        synchronized void put(Item item) {
            while (used == slots.length) {
                pause();
            }
            slots[nextPut] = item;
            nextPut = (nextPut + 1) % slots.length;
            if (used == 0) {
                wake();
            }
            used++;
        }

        synchronized Item get() throws Halted {
            while (used == 0 && !halted) {
                pause();
            }
            if (used == 0) {
                throw new Halted();
            }
            Item item = slots[nextGet];
            slots[nextGet] = null;
            nextGet = (nextGet + 1) % slots.length;
            if (used == slots.length) {
                wake();
            }
            used--;
            return item;
        }

        synchronized void halt() {
            halted = true;
            notifyAll();
        }

        private void wake() {
            if (wakesAll) {
                notifyAll();
            } else {
                notify();
            }
        }

        private void pause() {
            try {
                wait();
            } catch (InterruptedException nobodyInterrupts) {
                throw new IllegalStateException(nobodyInterrupts);
            }
        }
    }

    static final class Producer extends Thread {
        private final Buffer buffer;
        private final int items;

        Producer(Buffer buffer, int items) {
            this.buffer = buffer;
            this.items = items;
        }

        @Override
        public void run() {
            for (int i = 0; i < items; i++) {
                buffer.put(new Item(i));
            }
            buffer.halt();
        }
    }

    static final class Consumer extends Thread {
        private final Buffer buffer;
        private final int expected;
        private final boolean alone;

        Consumer(Buffer buffer, int expected, boolean alone) {
            this.buffer = buffer;
            this.expected = expected;
            this.alone = alone;
        }

        @Override
        public void run() {
            Item[] received = new Item[expected + 1];
            int count = 0;
            try {
                while (count < received.length) {
                    received[count] = buffer.get();
                    count++;
                }
            } catch (Halted nothingMoreWillCome) {
                if (alone) {
                    examine(received, count);
                }
            }
        }

        private void examine(Item[] received, int count) {
            assert count == expected;
            for (int i = 0; i < count; i++) {
                assert received[i].attribute == i;
            }
        }
    }

    public static void main(String[] arguments) {
        int items = Integer.parseInt(arguments[1]);
        int consumers = Integer.parseInt(arguments[2]);
        Buffer buffer = new Buffer(Integer.parseInt(arguments[0]), arguments[3].equals("all"));
        new Producer(buffer, items).start();
        for (int i = 0; i < consumers; i++) {
            new Consumer(buffer, items, consumers == 1).start();
        }
    }
}
