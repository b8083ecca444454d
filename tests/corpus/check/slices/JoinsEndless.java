//@ verdict: holds
// why: the joined thread never ends.

/** Who is joined never ends: what keeps it from ending must stay, though nobody uses what it does. */
public class JoinsEndless {
    private static volatile boolean stopped;
    private static int turns;

    public static void main(String[] arguments) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!stopped) {
                turns = 1 - turns;
            }
        });
        spinner.start();
        spinner.join();
        assert false : "the spinner has ended";
    }
}
