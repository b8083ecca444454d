//@ verdict: holds
//@ assurance: jmm
// why: whoever calls the helper holds the monitor.
public class HelperLocked {
    private volatile int low;
    private volatile int high;

    private int difference() {
        return low - high;
    }

    synchronized void write() {
        low = 1;
        high = 1 + difference() - difference();
    }

    synchronized int locked() {
        return difference();
    }

    public static void main(String[] arguments) throws Exception {
        HelperLocked pair = new HelperLocked();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.locked() == 0;
        assert pair.locked() == 0;
        writer.join();
    }
}
