//@ verdict: violated
//@ property: assertion
// why: the writer holds the monitor between its two writes, but the reader does not ask for it.
public class SeenUnlocked {
    private volatile int value;

    synchronized void write() {
        value = 1;
        value = 0;
    }

    int seen() {
        return value;
    }

    public static void main(String[] arguments) throws Exception {
        SeenUnlocked pair = new SeenUnlocked();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
