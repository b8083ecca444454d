//@ verdict: holds
//@ assurance: jmm
// why: who is interrupted in its sleep never waits without limit.
public class InterruptedNotWaiting {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
            }
        });
        other.start();
        other.interrupt();
        assert other.getState() != Thread.State.WAITING;
    }
}
