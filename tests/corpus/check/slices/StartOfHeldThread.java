//@ verdict: holds
// why: starting a thread locks it, and whoever has it locked never lets it go.

/** Main never comes behind the start of a thread that is locked for ever. */
public class StartOfHeldThread {
    private static final Thread LATE = new Thread(() -> {});
    private static volatile boolean held;

    public static void main(String[] arguments) {
        Thread holder = new Thread(() -> {
            synchronized (LATE) {
                held = true;
                for (;;) {
                    Thread.yield();
                }
            }
        });
        holder.start();
        while (!held) {
            Thread.onSpinWait();
        }
        LATE.start();
        assert false : "the thread is started";
    }
}
