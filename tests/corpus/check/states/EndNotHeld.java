//@ verdict: holds
//@ assurance: jmm
// why: who needs a monitor is blocked or runnable, and never waits.
public class EndNotHeld {
    static volatile boolean told;

    public static void main(String[] arguments) {
        Thread waiting = new Thread(() -> {
            synchronized (EndNotHeld.class) {
            }
        });
        new Thread(() -> {
            while (!told) {
                Thread.onSpinWait();
            }
            assert waiting.getState() != Thread.State.WAITING;
        }).start();
        synchronized (EndNotHeld.class) {
            waiting.start();
        }
        told = true;
    }
}
