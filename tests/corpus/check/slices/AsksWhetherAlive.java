//@ verdict: holds
// why: the thread never ends, so that it lives whenever it is asked.

/** Whether a thread lives depends on what keeps it from ending. */
public class AsksWhetherAlive {
    private static final Object LOCK = new Object();
    private static boolean stopped;
    private static int turns;

    public static void main(String[] arguments) {
        Thread spinner = new Thread(() -> {
            synchronized (LOCK) {
                while (!stopped) {
                    turns = 1 - turns;
                }
            }
        });
        spinner.start();
        Thread.yield();
        assert spinner.isAlive();
    }
}
