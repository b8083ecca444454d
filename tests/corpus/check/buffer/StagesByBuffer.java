//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: one thread at each end of a buffer: nothing is lost and nothing overtakes.
public class StagesByBuffer {
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

    static void pass(Buffer in, Buffer out) {
        try {
            for (int i = 0; i < 2; i++) {
                out.put((Integer) in.take() + 1);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Buffer first = new Buffer();
        Buffer last = new Buffer();
        new Thread(() -> pass(first, last)).start();
        new Thread(() -> {
            try {
                first.put(0);
                first.put(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        assert (Integer) last.take() == 1;
        assert (Integer) last.take() == 11;
    }
}
