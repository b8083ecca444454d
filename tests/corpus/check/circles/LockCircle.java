//@ verdict: violated
//@ property: deadlock
// why: two threads may wait for each other's lock for ever, while main goes on.
import java.util.concurrent.locks.ReentrantLock;

public class LockCircle {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock(); //~
        second.unlock();
        first.unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> both(LEFT, RIGHT), "one").start();
        new Thread(() -> both(RIGHT, LEFT), "two").start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
