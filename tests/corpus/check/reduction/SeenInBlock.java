//@ verdict: holds
//@ assurance: jmm
// why: both looks are in the block.
public class SeenInBlock {
    private volatile int value;

    synchronized void write() {
        value = 1;
        value = 0;
    }

    int seen() {
        synchronized (this) {
            return value;
        }
    }

    public static void main(String[] arguments) throws Exception {
        SeenInBlock pair = new SeenInBlock();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
