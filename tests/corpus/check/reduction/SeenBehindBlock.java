//@ verdict: violated
//@ property: assertion
// why: the second look comes after the block has given the monitor back.
public class SeenBehindBlock {
    private volatile int value;

    synchronized void write() {
        value = 1;
        value = 0;
    }

    int seen() {
        int seen;
        synchronized (this) {
            seen = value;
        }
        return seen + value;
    }

    public static void main(String[] arguments) throws Exception {
        SeenBehindBlock pair = new SeenBehindBlock();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
