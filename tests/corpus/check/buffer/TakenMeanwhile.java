//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: who looks first and takes without the monitor in between may take what another one has taken.
public class TakenMeanwhile {
    static final class Buffer {
        private volatile Object item;

        boolean isEmpty() {
            return item == null;
        }

        synchronized Object now() {
            Object taken = item;
            item = null;
            notifyAll();
            return taken;
        }

        synchronized void put(Object next) throws InterruptedException {
            while (item != null) {
                wait();
            }
            item = next;
            notifyAll();
        }
    }

    static void taking(Buffer in) {
        if (!in.isEmpty()) {
            int taken = (Integer) in.now();
            assert taken == 7;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Buffer only = new Buffer();
        new Thread(() -> taking(only)).start();
        only.put(7);
        taking(only);
    }
}
