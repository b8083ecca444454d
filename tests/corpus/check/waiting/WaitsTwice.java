//@ verdict: holds
// why: a timed wait that ends by itself takes the monitor again as often as it was entered; whoever leaves it once still holds it.
public class WaitsTwice {
    static final Object LOCK = new Object();
    static int inside;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                inside++;
            }
        });
        other.start();
        synchronized (LOCK) {
            synchronized (LOCK) {
                LOCK.wait(1000);
            }
            inside++;
        }
        other.join();
        assert inside == 2;
    }
}
