//@ verdict: violated
//@ property: stuck
//@ options: --property stuck,deadlock
//@ depth: deep who is stuck is asked of one search of all states
// why: one thread ends without giving the lock back, and the other waits for it for ever; no circle, and main goes on.
import java.util.concurrent.locks.ReentrantLock;

public class NeverReleased {
    static final ReentrantLock LOCK = new ReentrantLock();

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> LOCK.lock(), "forgetful").start();
        new Thread(() -> LOCK.lock(), "patient").start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
