//@ verdict: violated
//@ property: assertion
// why: who needs a held monitor is BLOCKED once it has tried.
public class BlockedSeen {
    public static void main(String[] arguments) {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
            }
        });
        synchronized (lock) {
            other.start();
            assert other.getState() != Thread.State.BLOCKED; //~
        }
    }
}
