//@ verdict: holds
//@ assurance: jmm
// why: notifyAll leaves no waiter behind, whatever it waits for.
public class BoundedBufferTwoConsumers {
    static final class Item {
        final int attribute;

        Item(int attribute) {
            this.attribute = attribute;
        }
    }

    static final class Halted extends Exception {
    }

    static final class Buffer {
        private final Item[] slots = new Item[2];
        private int nextPut;
        private int nextGet;
        private int used;
        private boolean halted;

        synchronized void put(Item item) {
            while (used == 2) {
                pause();
            }
            slots[nextPut] = item;
            nextPut = (nextPut + 1) % 2;
            if (used == 0) {
                notifyAll();
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
            nextGet = (nextGet + 1) % 2;
            if (used == 2) {
                notifyAll();
            }
            used--;
            return item;
        }

        synchronized void halt() {
            halted = true;
            notifyAll();
        }

        private void pause() {
            try {
                wait();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    static final class Producer extends Thread {
        private final Buffer buffer;

        Producer(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                buffer.put(new Item(i));
            }
            buffer.halt();
        }
    }

    static final class Consumer extends Thread {
        private final Buffer buffer;

        Consumer(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    buffer.get();
                }
            } catch (Halted end) {
                // Nothing more will come.
            }
        }
    }

    public static void main(String[] arguments) {
        Buffer buffer = new Buffer();
        new Producer(buffer).start();
        new Consumer(buffer).start();
        new Consumer(buffer).start();
    }
}
