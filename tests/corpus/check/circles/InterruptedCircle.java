//@ verdict: holds
//@ assurance: jmm
// why: whoever waits for the other one's lock is freed by main, which interrupts again and again.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptedCircle {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lockInterruptibly();
            second.unlock();
        } catch (InterruptedException freed) {
            Thread.yield();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] arguments) {
        Thread one = new Thread(() -> both(LEFT, RIGHT), "one");
        Thread two = new Thread(() -> both(RIGHT, LEFT), "two");
        one.start();
        two.start();
        while (true) {
            one.interrupt();
            Thread.yield();
        }
    }
}
