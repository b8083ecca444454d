//@ verdict: violated
//@ property: assertion
// why: `reader` does something of its own first; it may go on, and read, before `writer` writes.
public class ReadsLater {
    static volatile int value, step, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            step = 1;
            seen = value;
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        assert seen == 1;
    }
}
