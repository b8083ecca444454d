//@ verdict: violated
//@ property: assertion
// why: the reader has given the monitor back when it looks at something else, and then at what the writer has half done.
public class SeenBehindBlockLater {
    private volatile int value;
    private volatile int other;

    synchronized void write() {
        value = 1;
        value = 0;
        other = 1;
    }

    int seen() {
        int seen;
        synchronized (this) {
            seen = value;
        }
        return seen + (other == 0 ? value : 0);
    }

    public static void main(String[] arguments) throws Exception {
        SeenBehindBlockLater pair = new SeenBehindBlockLater();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
