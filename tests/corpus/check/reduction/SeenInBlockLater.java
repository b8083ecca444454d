//@ verdict: holds
// why: the reader holds the monitor until it has looked at all; the twin of SeenBehindBlockLater.
public class SeenInBlockLater {
    private volatile int value;
    private volatile int other;

    synchronized void write() {
        value = 1;
        value = 0;
        other = 1;
    }

    int seen() {
        synchronized (this) {
            int seen = value;
            return seen + (other == 0 ? value : 0);
        }
    }

    public static void main(String[] arguments) throws Exception {
        SeenInBlockLater pair = new SeenInBlockLater();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
