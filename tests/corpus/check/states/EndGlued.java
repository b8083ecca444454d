//@ verdict: violated
//@ property: assertion
// why: between the write and the end of the block the monitor is still held, and the other thread may be seen blocked.
public class EndGlued {
    static volatile boolean told;
    static volatile boolean after;

    public static void main(String[] arguments) {
        Thread waiting = new Thread(() -> {
            synchronized (EndGlued.class) {
            }
        });
        new Thread(() -> {
            while (!told) {
                Thread.onSpinWait();
            }
            if (waiting.getState() == Thread.State.BLOCKED) {
                assert after; //~
            }
        }).start();
        synchronized (EndGlued.class) {
            waiting.start();
            told = true;
        }
        after = true;
    }
}
