//@ verdict: holds
// why: main never ends, so that no hook runs.

/** Hooks run when the last thread has ended: this one never does. */
public class HookNeverRuns {
    private static volatile boolean stopped;
    private static int turns;

    public static void main(String[] arguments) {
        Thread hook = new Thread(() -> {
            assert false : "the program has ended";
        });
        Runtime.getRuntime().addShutdownHook(hook);
        while (!stopped) {
            turns = 1 - turns;
        }
    }
}
