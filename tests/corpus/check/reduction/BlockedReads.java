//@ verdict: violated
//@ property: assertion
// why: `reader` is blocked from its first operation on, because it is started inside of the block; the holder may leave it, and `reader`
// read, before `writer` writes. Who chooses the writer's step alone must count a thread that is blocked now and may be freed meanwhile.
public class BlockedReads {
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
