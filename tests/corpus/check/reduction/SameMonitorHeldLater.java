//@ verdict: holds
// why: the object whose monitor the reader holds is the one that it looks at; the twin of OtherMonitorHeldLater.
public class SameMonitorHeldLater {
    private volatile int value;
    private volatile int other;
    private SameMonitorHeldLater next;

    synchronized void write() {
        value = 1;
        value = 0;
        other = 1;
    }

    synchronized int seen() {
        return next.other == 0 ? next.value : 0;
    }

    public static void main(String[] arguments) throws Exception {
        SameMonitorHeldLater pair = new SameMonitorHeldLater();
        pair.next = pair;
        Thread writer = new Thread(pair::write);
        writer.start();
        assert pair.seen() == 0;
        writer.join();
    }
}
