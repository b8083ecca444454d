//@ verdict: violated
//@ property: assertion
// why: who needs a held monitor may not have come there yet, and be RUNNABLE.
public class NotYetBlocked {
    public static void main(String[] arguments) {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
            }
        });
        synchronized (lock) {
            other.start();
            assert other.getState() == Thread.State.BLOCKED; //~
        }
    }
}
