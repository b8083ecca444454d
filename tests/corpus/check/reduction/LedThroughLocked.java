//@ verdict: holds
//@ assurance: jmm
// why: what is kept behind the field is reached with the monitor held, by everybody.
public class LedThroughLocked {
    private final int[] pair = new int[2];

    synchronized void write() {
        pair[0] = 1;
        pair[1] = 1;
    }

    synchronized int difference() {
        return pair[0] - pair[1];
    }

    public static void main(String[] arguments) throws Exception {
        LedThroughLocked subject = new LedThroughLocked();
        Thread writer = new Thread(subject::write);
        writer.start();
        assert subject.difference() == 0;
        writer.join();
    }
}
