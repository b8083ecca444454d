//@ verdict: violated
//@ property: assertion
// why: the writer holds the monitor between its two writes, but the reader does not ask for it.
public class SeenUnlocked {
    private volatile int low;
    private volatile int high;

    synchronized void write() {
        low = 1;
        high = 1;
    }

    int difference() {
        return low - high;
    }

    public static void main(String[] arguments) throws Exception {
        SeenUnlocked pair = new SeenUnlocked();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.difference() == 0;
        writer.join();
    }
}
