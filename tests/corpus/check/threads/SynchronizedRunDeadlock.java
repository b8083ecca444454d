//@ verdict: violated
//@ property: deadlock
// why: the first thread holds the monitor of the other while it waits for its run(), which needs that monitor.
import java.util.concurrent.CountDownLatch;

public class SynchronizedRunDeadlock {
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread() {
            @Override
            public synchronized void run() {
                DONE.countDown();
            }
        };
        synchronized (other) {
            other.start();
            DONE.await();
        }
    }
}
