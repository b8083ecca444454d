//@ verdict: violated
//@ property: ltl
//@ options: --property assertion --ltl '<> VectorHeld.done'
// why: the other thread keeps the monitor of the vector, without which nothing is added to it.

import java.util.Vector;

/** The call that waits is one of the class library, and the monitor is taken by own code. */
public class VectorHeld {
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
        vector.add("a");
        done = true;
    }
}
