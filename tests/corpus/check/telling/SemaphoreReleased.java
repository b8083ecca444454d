//@ verdict: holds
//@ assurance: jmm
// why: the permit that the thread waits for comes.
import java.util.concurrent.Semaphore;

public class SemaphoreReleased {
    public static void main(String[] arguments) throws InterruptedException {
        Semaphore permits = new Semaphore(0);
        Thread taker = new Thread(() -> permits.acquireUninterruptibly());
        taker.start();
        permits.release();
        taker.join();
    }
}
