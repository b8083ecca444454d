//@ verdict: holds
//@ assurance: jmm
// why: who sleeps is never WAITING.
public class SleepingNotWaiting {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        assert other.getState() != Thread.State.WAITING;
    }
}
