//@ verdict: violated
//@ property: deadlock
// why: the loop ends, and nobody is left who could notify.

/** The twin of LoopBesideWait: the loop has three turns. */
public class TurnsBesideWait {
    private static int turns;

    public static void main(String[] arguments) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            for (int turn = 0; turn < 3; turn++) {
                turns = 1 - turns;
            }
        });
        spinner.start();
        Object bell = new Object();
        synchronized (bell) {
            bell.wait();
        }
    }
}
