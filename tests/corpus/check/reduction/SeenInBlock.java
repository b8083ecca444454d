//@ verdict: holds
//@ assurance: jmm
// why: both looks are in the block.
public class SeenInBlock {
    private volatile int low;
    private volatile int high;

    synchronized void write() {
        low = 1;
        high = 1;
    }

    int difference() {
        synchronized (this) {
            return low - high;
        }
    }

    public static void main(String[] arguments) throws Exception {
        SeenInBlock pair = new SeenInBlock();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.difference() == 0;
        writer.join();
    }
}
