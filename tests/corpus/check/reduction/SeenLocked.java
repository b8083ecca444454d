//@ verdict: holds
//@ assurance: jmm
// why: the reader asks for the monitor that the writer holds between its two writes.
public class SeenLocked {
    private volatile int value;

    synchronized void write() {
        value = 1;
        value = 0;
    }

    synchronized int seen() {
        return value;
    }

    public static void main(String[] arguments) throws Exception {
        SeenLocked pair = new SeenLocked();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
