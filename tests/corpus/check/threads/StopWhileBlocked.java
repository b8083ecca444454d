//@ verdict: violated
//@ property: deadlock
//@ jdk: 17 only
// why: a thread that has found a monitor held goes on waiting for it, though it was stopped: whoever holds the monitor
// waits for its end in vain.
public class StopWhileBlocked {
    static final Object LOCK = new Object();

    @SuppressWarnings("removal")
    public static void main(String[] arguments) throws Exception {
        synchronized (LOCK) {
            Thread entering = new Thread(() -> {
                synchronized (LOCK) {
                }
            });
            entering.start();
            entering.stop();
            entering.join(); //~
        }
    }
}
