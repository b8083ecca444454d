/** Stages pass items on through synchronized buffers of one place. Arguments: STAGES ITEMS. */
public class BufferPipeline {
    static final class Buffer {
        private Object item;

        synchronized void put(Object next) throws InterruptedException {
            while (item != null) {
                wait();
            }
            item = next;
            notifyAll();
        }

        synchronized Object take() throws InterruptedException {
            while (item == null) {
                wait();
            }
            Object taken = item;
            item = null;
            notifyAll();
            return taken;
        }
    }

    static final class Stage extends Thread {
        private final Buffer in;
        private final Buffer out;
        private final int items;

        Stage(Buffer in, Buffer out, int items) {
            this.in = in;
            this.out = out;
            this.items = items;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < items; i++) {
                    out.put((Integer) in.take() + 1);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        int stages = Integer.parseInt(arguments[0]);
        int items = Integer.parseInt(arguments[1]);
        Buffer[] buffers = new Buffer[stages + 1];
        for (int i = 0; i <= stages; i++) {
            buffers[i] = new Buffer();
        }
        Stage[] all = new Stage[stages];
        for (int i = 0; i < stages; i++) {
            all[i] = new Stage(buffers[i], buffers[i + 1], items);
            all[i].start();
        }
        Thread putting = new Thread(() -> {
            try {
                for (int i = 0; i < items; i++) {
                    buffers[0].put(i);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        putting.start();
        for (int i = 0; i < items; i++) {
            assert (Integer) buffers[stages].take() == i + stages;
        }
    }
}
