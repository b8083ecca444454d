//@ verdict: violated
//@ property: deadlock
// why: join() gives up no other monitor than that of the thread.
public class JoinHoldingAnotherLock {
    static final Object LOCK = new Object();

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (LOCK) { //~
            }
        });
        other.start();
        synchronized (LOCK) {
            other.join(); //~
        }
    }
}
