//@ verdict: holds
//@ options: --property assertion --ltl '<> MonitorTakenThrice.done'
// why: the other thread takes the monitor three times, and then main gets it.

/** The twin of MonitorTakenAgain. */
public class MonitorTakenThrice {
    private static volatile boolean done;
    private static int side;

    private static synchronized void turn() {
        side = 1 - side;
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            for (int turn = 0; turn < 3; turn++) {
                turn();
            }
        }).start();
        turn();
        done = true;
    }
}
