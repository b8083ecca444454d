//@ verdict: violated
//@ property: assertion
// why: the reader holds a monitor, but that of another object.
public class OtherMonitorHeld {
    private volatile int value;
    private OtherMonitorHeld next;

    synchronized void write() {
        value = 1;
        value = 0;
    }

    synchronized int seen() {
        return next.value;
    }

    public static void main(String[] arguments) throws Exception {
        OtherMonitorHeld pair = new OtherMonitorHeld();
        OtherMonitorHeld other = new OtherMonitorHeld();
        other.next = pair;
        Thread writer = new Thread(pair::write);
        writer.start();
        assert other.seen() == 0;
        writer.join();
    }
}
