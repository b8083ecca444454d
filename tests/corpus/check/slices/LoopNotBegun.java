//@ verdict: violated
//@ property: assertion
// why: the loop without a way out is not begun, and then the assertion fails.

/** The twin of LoopWithoutExit: nobody is patient. */
public class LoopNotBegun {
    private static boolean patient;
    private static int turns;

    public static void main(String[] arguments) throws InterruptedException {
        patient = arguments.length > 0;
        Thread spinner = new Thread(() -> {
            if (patient) {
                for (;;) {
                    turns = 1 - turns;
                }
            }
        });
        spinner.start();
        spinner.join();
        assert false : "the spinner has ended"; //~
    }
}
