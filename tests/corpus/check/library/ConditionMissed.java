//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the signal may come before the wait, and nothing remembers it.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionMissed {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition READY = LOCK.newCondition();

    static final class Setter extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            READY.signal();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ForkJoinPool.commonPool(); // Waiting uses it: here nobody interleaves with its initialisation.
        new Setter().start();
        LOCK.lock();
        READY.await(); //~
        LOCK.unlock();
    }
}
