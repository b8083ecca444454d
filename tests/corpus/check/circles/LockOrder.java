//@ verdict: holds
//@ assurance: jmm
// why: both threads take the locks in the same order.
import java.util.concurrent.locks.ReentrantLock;

public class LockOrder {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> both(LEFT, RIGHT), "one").start();
        new Thread(() -> both(LEFT, RIGHT), "two").start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
