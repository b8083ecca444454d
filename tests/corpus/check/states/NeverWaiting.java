//@ verdict: holds
//@ assurance: jmm
// why: who needs a held monitor never waits.
public class NeverWaiting {
    public static void main(String[] arguments) {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
            }
        });
        synchronized (lock) {
            other.start();
            assert other.getState() != Thread.State.WAITING;
        }
    }
}
