//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: counted before it is compared with 3, the number is never 3: a waiting producer is never told.
public class BufferError17 {
    static final class Item {
        final int attribute;

        Item(int attribute) {
            this.attribute = attribute;
        }
    }

    static final class Halted extends Exception {
    }

    static final class Buffer {
        private final Item[] slots = new Item[3];
        private int nextPut;
        private int nextGet;
        private int used;
        private boolean halted;

        synchronized void put(Item item) {
            while (used == 3) {
                pause();
            }
            slots[nextPut] = item;
            nextPut = (nextPut + 1) % 3;
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
            nextGet = (nextGet + 1) % 3;
            used--;
            if (used == 3) {
                notifyAll();
            }
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
            for (int i = 0; i < 6; i++) {
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
            Item[] received = new Item[10];
            int count = 0;
            try {
                while (count < received.length) {
                    received[count] = buffer.get();
                    count++;
                }
            } catch (Halted end) {
                // Nothing more will come.
            }
            assert count == 6;
            for (int i = 0; i < count; i++) {
                assert received[i] != null && received[i].attribute == i;
            }
        }
    }

    public static void main(String[] arguments) {
        Buffer buffer = new Buffer();
        new Producer(buffer).start();
        new Consumer(buffer).start();
    }
}
