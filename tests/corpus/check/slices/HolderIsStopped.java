//@ verdict: holds
//@ options: --property assertion --ltl '<> HolderIsStopped.done'
// why: stop is set before the mark, so that the monitor is left.

/** The twin of HolderNeverEnds. */
public class HolderIsStopped {
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
        stop = true;
        mark();
    }
}
