//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: `reader` does something of its own first; it may go on, and read the element, before `writer` writes it.
public class ReadsElementLater {
    static final int[] VALUES = new int[2];
    static volatile int step, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> VALUES[1] = 1);
        Thread reader = new Thread(() -> {
            step = 1;
            seen = VALUES[1];
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        assert seen == 1;
    }
}
