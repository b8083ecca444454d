//@ verdict: holds
//@ assurance: jmm
// why: one of the two gives up after a while, so nobody waits for ever.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedCircle {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static void patient() {
        LEFT.lock();
        RIGHT.lock();
        RIGHT.unlock();
        LEFT.unlock();
    }

    static void hasty() {
        RIGHT.lock();
        try {
            if (LEFT.tryLock(1, TimeUnit.SECONDS)) {
                LEFT.unlock();
            }
        } catch (InterruptedException never) {
            throw new AssertionError(never);
        } finally {
            RIGHT.unlock();
        }
    }

    public static void main(String[] arguments) {
        new Thread(TimedCircle::patient, "one").start();
        new Thread(TimedCircle::hasty, "two").start();
        while (true) {
            Thread.yield();
        }
    }
}
