//@ verdict: violated
//@ property: assertion
// why: who will sleep is still RUNNABLE.
public class NotYetSleeping {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        assert other.getState() == Thread.State.TIMED_WAITING; //~
    }
}
