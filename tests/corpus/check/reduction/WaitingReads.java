//@ verdict: violated
//@ property: assertion
// why: `reader` waits before there is anybody to notify it; it may be notified, and read, before `writer` writes.
public class WaitingReads {
    static final Object LOCK = new Object();
    static volatile int value, seen = -1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread notifier = new Thread(() -> {
            synchronized (LOCK) {
                LOCK.notify();
            }
        });
        Thread reader = new Thread(() -> {
            synchronized (LOCK) {
                notifier.start();
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                seen = value;
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        notifier.join();
        assert seen == 1;
    }
}
