//@ verdict: holds
//@ options: --property assertion
// why: the reader is started after the end of the writer.
public class ReadsElementAfterwards {
    static final int[] VALUES = new int[2];
    static volatile int step, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> VALUES[1] = 1);
        Thread reader = new Thread(() -> {
            step = 1;
            seen = VALUES[1];
        });
        writer.start();
        writer.join();
        reader.start();
        reader.join();
        assert seen == 1;
    }
}
