//@ verdict: violated
//@ property: assertion
// why: the worker may still be alive, so that the join waits and the interrupt ends it.
public class JoinTimedTakesInterrupt {
    static volatile boolean caught;

    public static void main(String[] arguments) {
        Thread worker = new Thread(() -> { });
        worker.start();
        Thread.currentThread().interrupt();
        try {
            worker.join(1);
        } catch (InterruptedException interrupted) {
            caught = true;
        }
        assert !caught; //~
    }
}
