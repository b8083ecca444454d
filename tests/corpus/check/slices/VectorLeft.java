//@ verdict: holds
//@ options: --property assertion --ltl '<> VectorLeft.done'
// why: stop is set before something is added, so that the monitor is left.

import java.util.Vector;

/** The twin of VectorHeld. */
public class VectorLeft {
    private static volatile boolean done;
    private static volatile boolean stop;

    public static void main(String[] arguments) {
        Vector<String> vector = new Vector<>();
        new Thread(() -> {
            synchronized (vector) {
                while (!stop) {
                    Thread.onSpinWait();
                }
            }
        }).start();
        stop = true;
        vector.add("a");
        done = true;
    }
}
