//@ verdict: violated
//@ property: deadlock
// why: one permit comes, and two are waited for, one after the other.
import java.util.concurrent.Semaphore;

public class SemaphoreReleasedOnce {
    public static void main(String[] arguments) throws InterruptedException {
        Semaphore permits = new Semaphore(0);
        Thread taker = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.acquireUninterruptibly(); //~
        });
        taker.start();
        permits.release();
        taker.join(); //~
    }
}
