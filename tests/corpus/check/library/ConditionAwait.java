//@ verdict: holds
//@ assurance: jmm
// why: the owner of the lock may wait for its condition, which gives the lock back and takes it again.
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
        new Setter().start();
        LOCK.lock();
        while (!ready) {
            READY.await();
        }
        LOCK.unlock();
    }
}
