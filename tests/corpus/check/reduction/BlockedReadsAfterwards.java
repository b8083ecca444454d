//@ verdict: holds
// why: who holds the monitor waits for the writer before it leaves it.
public class BlockedReadsAfterwards {
    static final Object LOCK = new Object();
    static volatile int value, step, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            synchronized (LOCK) {
                seen = value;
            }
        });
        Thread holder = new Thread(() -> {
            synchronized (LOCK) {
                reader.start();
                try {
                    writer.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                step = 1;
            }
        });
        writer.start();
        holder.start();
        writer.join();
        holder.join();
        reader.join();
        assert seen == 1;
    }
}
