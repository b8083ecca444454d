//@ verdict: violated
//@ property: ltl
//@ options: --property assertion --ltl '<> MonitorTakenAgain.done'
// why: the other thread may have the monitor whenever main asks for it: weak fairness lets main wait for ever.

/** Nobody keeps the monitor, but one thread takes it again and again. */
public class MonitorTakenAgain {
    private static volatile boolean done;
    private static int side;

    private static synchronized void turn() {
        side = 1 - side;
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            for (;;) {
                turn();
            }
        }).start();
        turn();
        done = true;
    }
}
