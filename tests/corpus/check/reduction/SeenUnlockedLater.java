//@ verdict: violated
//@ property: assertion
// why: the reader looks at something else first, then, without the monitor, at what the writer has half done.
public class SeenUnlockedLater {
    private volatile int value;
    private volatile int other;

    synchronized void write() {
        value = 1;
        value = 0;
        other = 1;
    }

    int seen() {
        return other == 0 ? value : 0;
    }

    public static void main(String[] arguments) throws Exception {
        SeenUnlockedLater pair = new SeenUnlockedLater();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
