//@ verdict: holds
//@ options: --property assertion --ltl '<>[] (DaemonLeftAlone.side == 0) || <>[] (DaemonLeftAlone.side == 1)'
// why: main ends, and with it the daemon, so that the coin stays as it lies.

/** The twin of DaemonKeptAlive: main waits for nothing. */
public class DaemonLeftAlone {
    private static volatile int side;

    public static void main(String[] arguments) {
        Thread turner = new Thread(() -> {
            for (;;) {
                side = 1 - side;
            }
        });
        turner.setDaemon(true);
        turner.start();
    }
}
