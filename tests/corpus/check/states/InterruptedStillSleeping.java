//@ verdict: violated
//@ property: assertion
// why: who is interrupted in its sleep is still seen sleeping until it has moved.
public class InterruptedStillSleeping {
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
        assert other.getState() != Thread.State.TIMED_WAITING; //~
    }
}
