//@ verdict: violated
//@ property: deadlock
// why: two threads may wait for each other's lock; an interrupt would free them, but nobody interrupts.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptibleCircle {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lockInterruptibly(); //~
            second.unlock();
        } catch (InterruptedException freed) {
            Thread.yield();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> both(LEFT, RIGHT), "one").start();
        new Thread(() -> both(RIGHT, LEFT), "two").start();
        while (true) {
            Thread.yield();
        }
    }
}
