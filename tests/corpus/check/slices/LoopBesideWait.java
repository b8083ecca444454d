//@ verdict: holds
// why: one thread waits for ever, but another one always moves, so that it is no deadlock.

/** A loop without a way out is all that keeps a wait in vain from being a deadlock. */
public class LoopBesideWait {
    private static int turns;

    public static void main(String[] arguments) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            for (;;) {
                turns = 1 - turns;
            }
        });
        spinner.start();
        Object bell = new Object();
        synchronized (bell) {
            bell.wait();
        }
    }
}
