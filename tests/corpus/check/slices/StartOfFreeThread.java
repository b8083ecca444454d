//@ verdict: violated
//@ property: assertion
// why: whoever has the thread locked lets it go.

/** The twin of StartOfHeldThread: the thread is unlocked before the loop. */
public class StartOfFreeThread {
    private static final Thread LATE = new Thread(() -> {});
    private static volatile boolean held;

    public static void main(String[] arguments) {
        Thread holder = new Thread(() -> {
            synchronized (LATE) {
                held = true;
            }
            for (;;) {
                Thread.yield();
            }
        });
        holder.start();
        while (!held) {
            Thread.onSpinWait();
        }
        LATE.start();
        assert false : "the thread is started"; //~
    }
}
