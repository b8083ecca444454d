//@ verdict: holds
// why: the reader is started after the end of the writer.
public class ReadsAfterwards {
    static volatile int value, step, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            step = 1;
            seen = value;
        });
        writer.start();
        writer.join();
        reader.start();
        reader.join();
        assert seen == 1;
    }
}
