//@ verdict: violated
//@ property: ltl
//@ options: --property assertion --ltl '<>[] (DaemonKeptAlive.side == 0) || <>[] (DaemonKeptAlive.side == 1)'
// why: main waits for ever, so that the daemon turns the coin for ever.

/** Nothing of the formula is in main, but the daemon goes on only as long as main does. */
public class DaemonKeptAlive {
    private static volatile int side;

    public static void main(String[] arguments) throws InterruptedException {
        Thread turner = new Thread(() -> {
            for (;;) {
                side = 1 - side;
            }
        });
        turner.setDaemon(true);
        turner.start();
        Object bell = new Object();
        synchronized (bell) {
            bell.wait();
        }
    }
}
