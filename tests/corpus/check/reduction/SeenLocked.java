//@ verdict: holds
//@ assurance: jmm
// why: the reader asks for the monitor that the writer holds between its two writes.
public class SeenLocked {
    private volatile int low;
    private volatile int high;

    synchronized void write() {
        low = 1;
        high = 1;
    }

    synchronized int difference() {
        return low - high;
    }

    public static void main(String[] arguments) throws Exception {
        SeenLocked pair = new SeenLocked();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.difference() == 0;
        writer.join();
    }
}
