//@ verdict: holds
//@ options: --property stuck,deadlock
//@ depth: deep who is stuck is asked of one search of all states
// why: both threads give the lock back; the daemon waits for ever, which daemons may.
import java.util.concurrent.locks.ReentrantLock;

public class AlwaysReleased {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Object NOBODY = new Object();

    static void once() {
        LOCK.lock();
        LOCK.unlock();
    }

    static void forEver() {
        synchronized (NOBODY) {
            try {
                NOBODY.wait();
            } catch (InterruptedException never) {
                throw new AssertionError(never);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread daemon = new Thread(AlwaysReleased::forEver);
        daemon.setDaemon(true);
        daemon.start();
        new Thread(AlwaysReleased::once).start();
        new Thread(AlwaysReleased::once).start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
