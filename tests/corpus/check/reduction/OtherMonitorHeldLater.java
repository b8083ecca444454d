//@ verdict: violated
//@ property: assertion
// why: the reader holds a monitor while it looks twice, but that of another object.
public class OtherMonitorHeldLater {
    private volatile int value;
    private volatile int other;
    private OtherMonitorHeldLater next;

    synchronized void write() {
        value = 1;
        value = 0;
        other = 1;
    }

    synchronized int seen() {
        return next.other == 0 ? next.value : 0;
    }

    public static void main(String[] arguments) throws Exception {
        OtherMonitorHeldLater pair = new OtherMonitorHeldLater();
        OtherMonitorHeldLater reader = new OtherMonitorHeldLater();
        reader.next = pair;
        Thread writer = new Thread(pair::write);
        writer.start();
        assert reader.seen() == 0;
        writer.join();
    }
}
