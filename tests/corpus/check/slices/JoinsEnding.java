//@ verdict: violated
//@ property: assertion
// why: the joined thread ends, and then the assertion fails.

/** The twin of JoinsEndless: the loop ends. */
public class JoinsEnding {
    private static int turns;

    public static void main(String[] arguments) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            for (int turn = 0; turn < 3; turn++) {
                turns = 1 - turns;
            }
        });
        spinner.start();
        spinner.join();
        assert false : "the spinner has ended"; //~
    }
}
