//@ verdict: violated
//@ property: deadlock
// why: three threads take a permit of the backported semaphore, and there are two.
import edu.emory.mathcs.backport.java.util.concurrent.Semaphore;

public class SemaphoreTaken {
    static final Semaphore PERMITS = new Semaphore(1);
    static int taken;

    public static void main(String[] arguments) {
        for (int number = 0; number < 3; number++) {
            new Thread(() -> {
                PERMITS.acquireUninterruptibly();
                synchronized (PERMITS.getClass()) {
                    taken++;
                }
            }).start();
        }
        PERMITS.release();
    }
}
