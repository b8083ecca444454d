//@ verdict: violated
//@ property: assertion
// why: the second look comes after the block has given the monitor back.
public class SeenBehindBlock {
    private volatile int low;
    private volatile int high;

    synchronized void write() {
        low = 1;
        high = 1;
    }

    int difference() {
        int seen;
        synchronized (this) {
            seen = low;
        }
        return seen - high;
    }

    public static void main(String[] arguments) throws Exception {
        SeenBehindBlock pair = new SeenBehindBlock();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.difference() == 0;
        writer.join();
    }
}
