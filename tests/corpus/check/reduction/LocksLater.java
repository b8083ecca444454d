//@ verdict: violated
//@ property: deadlock
// why: the second thread looks at something else before it takes the two monitors, in the other order.
public class LocksLater {
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
            synchronized (SECOND) {
                synchronized (FIRST) {
                    done = false;
                }
            }
        }
    }
}
