//@ verdict: holds
//@ assurance: jmm
// why: who joins a thread that is not alive does not wait, and keeps the interrupt.
public class JoinTimedKeepsInterrupt {
    static volatile boolean caught;

    public static void main(String[] arguments) {
        Thread unstarted = new Thread(() -> { });
        Thread.currentThread().interrupt();
        try {
            unstarted.join(1);
        } catch (InterruptedException interrupted) {
            caught = true;
        }
        assert !caught && Thread.currentThread().isInterrupted();
    }
}
