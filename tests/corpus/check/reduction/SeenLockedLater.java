//@ verdict: holds
// why: the reader holds the monitor while it looks; the twin of SeenUnlockedLater.
public class SeenLockedLater {
    private volatile int value;
    private volatile int other;

    synchronized void write() {
        value = 1;
        value = 0;
        other = 1;
    }

    synchronized int seen() {
        return other == 0 ? value : 0;
    }

    public static void main(String[] arguments) throws Exception {
        SeenLockedLater pair = new SeenLockedLater();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
