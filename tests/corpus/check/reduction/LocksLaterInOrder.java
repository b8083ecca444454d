//@ verdict: holds
// why: both threads take the two monitors in the same order; the twin of LocksLater.
public class LocksLaterInOrder {
    static final Object FIRST = new Object();
    static final Object SECOND = new Object();
    static volatile boolean done;

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (FIRST) {
                synchronized (SECOND) {
                    done = false;
                }
            }
            done = true;
        }).start();
        if (!done) {
            synchronized (FIRST) {
                synchronized (SECOND) {
                    done = false;
                }
            }
        }
    }
}
