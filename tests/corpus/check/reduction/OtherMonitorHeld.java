//@ verdict: violated
//@ property: assertion
// why: the reader holds a monitor, but that of another object.
public class OtherMonitorHeld {
    private volatile int low;
    private volatile int high;
    private OtherMonitorHeld next;

    synchronized void write() {
        low = 1;
        high = 1;
    }

    synchronized int difference() {
        return next.low - next.high;
    }

    public static void main(String[] arguments) throws Exception {
        OtherMonitorHeld pair = new OtherMonitorHeld();
        OtherMonitorHeld other = new OtherMonitorHeld();
        other.next = pair;
        Thread writer = new Thread(pair::write);
        writer.start();
        assert other.difference() == 0;
        writer.join();
    }
}
