//@ verdict: holds
// why: the interrupt comes after the end of the writer.
public class InterruptedReadsAfterwards {
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
        writer.join();
        reader.interrupt();
        reader.join();
        assert seen == 1;
    }
}
