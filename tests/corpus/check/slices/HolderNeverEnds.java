//@ verdict: violated
//@ property: ltl
//@ options: --property assertion --ltl '<> HolderNeverEnds.done'
// why: who comes first to hold() keeps the monitor for ever, for nobody sets stop.

/** What a synchronized method does to its end has nothing to do with the mark, but it keeps the marker waiting. */
public class HolderNeverEnds {
    private static volatile boolean done;
    private static volatile boolean stop;

    private static synchronized void hold() {
        while (!stop) {
            Thread.onSpinWait();
        }
    }

    private static synchronized void mark() {
        done = true;
    }

    public static void main(String[] arguments) {
        new Thread(() -> hold()).start();
        mark();
    }
}
