//@ verdict: violated
//@ property: race|assertion
// why: one thread counts outside of the block; with reads and writes in one order or the other the sum may still be right, and is not always.
public class WaitsTwiceOutside {
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
        }
        inside++;
        other.join();
        assert inside == 2;
    }
}
