//@ verdict: holds
//@ assurance: jmm
// why: the owner of the lock may wait for its condition, which gives the lock back and takes it again.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionAwait {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition READY = LOCK.newCondition();
    static boolean ready;

    static final class Setter extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            ready = true;
            READY.signal();
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ForkJoinPool.commonPool(); // Waiting uses it: here nobody interleaves with its initialisation.
        new Setter().start();
        LOCK.lock();
        while (!ready) {
            READY.await();
        }
        LOCK.unlock();
    }
}
