//@ verdict: holds
//@ assurance: jmm
// why: after the block nobody holds the monitor, and nobody is seen blocked for it.
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
