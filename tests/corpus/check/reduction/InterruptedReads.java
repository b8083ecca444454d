//@ verdict: violated
//@ property: assertion
// why: `reader` waits for the end of `writer`, but may be interrupted, and read, before `writer` writes.
public class InterruptedReads {
    static volatile int value, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            try {
                writer.join();
            } catch (InterruptedException e) {
                seen = value;
            }
        });
        writer.start();
        reader.start();
        reader.interrupt();
        writer.join();
        reader.join();
        assert seen == 1;
    }
}
