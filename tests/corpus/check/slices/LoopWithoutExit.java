//@ verdict: holds
// why: the joined thread never ends: its loop has no way out.

/** Nothing decides in the loop that keeps who is joined from ending; what decides whether it begins must stay. */
public class LoopWithoutExit {
    private static boolean patient;
    private static int turns;

    public static void main(String[] arguments) throws InterruptedException {
        patient = arguments.length == 0;
        Thread spinner = new Thread(() -> {
            if (patient) {
                for (;;) {
                    turns = 1 - turns;
                }
            }
        });
        spinner.start();
        spinner.join();
        assert false : "the spinner has ended";
    }
}
