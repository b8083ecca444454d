//@ verdict: holds
//@ assurance: jmm
// why: both threads hold the lock where they append.

/** The twin of BuilderShared: one lock around both calls. */
public class BuilderGuarded {
    private static final Object LOCK = new Object();

    public static void main(String[] arguments) {
        StringBuilder text = new StringBuilder();
        Thread writer = new Thread(() -> {
            synchronized (LOCK) {
                text.append(1);
            }
        });
        writer.start();
        synchronized (LOCK) {
            text.append(2);
        }
    }
}
