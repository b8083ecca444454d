//@ verdict: violated
//@ property: assertion
// why: the reader has got the box by another way than through the field that is read with the monitor held.
public class LedBesides {
    static final class Box {
        volatile int low;
        volatile int high;
    }

    private final Box box;

    LedBesides(Box box) {
        this.box = box;
    }

    synchronized void write() {
        box.low = 1;
        box.high = 1;
    }

    public static void main(String[] arguments) throws Exception {
        Box box = new Box();
        LedBesides subject = new LedBesides(box);
        Thread writer = new Thread(subject::write);
        writer.start();
        assert box.low == box.high;
        writer.join();
    }
}
