//@ verdict: holds
//@ assurance: jmm
// why: run() needs no monitor, so the first thread may hold it while it waits.
import java.util.concurrent.CountDownLatch;

public class UnsynchronizedRunGoesOn {
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread() {
            @Override
            public void run() {
                DONE.countDown();
            }
        };
        synchronized (other) {
            other.start();
            DONE.await();
        }
    }
}
