//@ verdict: violated
//@ property: assertion
// why: the same helper is called with the monitor and, by the last reader, without it.
public class HelperUnlocked {
    private volatile int low;
    private volatile int high;

    private int difference() {
        return low - high;
    }

    synchronized void write() {
        low = 1;
        high = 1 + difference() - difference();
    }

    synchronized int locked() {
        return difference();
    }

    int unlocked() {
        return difference();
    }

    public static void main(String[] arguments) throws Exception {
        HelperUnlocked pair = new HelperUnlocked();
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.locked() == 0;
        assert pair.unlocked() == 0;
        writer.join();
    }
}
