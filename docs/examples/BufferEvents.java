import gov.nasa.jpf.vm.Verify;

/** The bounded buffer of seed 000 with its error 14; events for a message sequence chart, as in Fig. 28. */
public class BufferEvents {
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
            Verify.print("put", nextPut);
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
            if (halted) {
                throw new Halted();
            }
            Verify.print("get", nextGet);
            Item item = slots[nextGet];
            slots[nextGet] = null;
            nextGet = (nextGet + 1) % 3;
            if (used == 3) {
                notifyAll();
            }
            used--;
            return item;
        }

        synchronized void halt() {
            Verify.print("halts");
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
                Verify.print("is told to halt");
            }
            Verify.print("received", count);
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
