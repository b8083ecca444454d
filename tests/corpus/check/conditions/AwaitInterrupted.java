//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an interrupt ends await, which takes the lock again before it throws.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitInterrupted {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition NEVER = LOCK.newCondition();

    static void pause() throws InterruptedException {
        LOCK.lock();
        try {
            NEVER.await();
        } finally {
            assert LOCK.isHeldByCurrentThread();
            LOCK.unlock();
        }
    }

    static final class Waiting extends Thread {
        @Override
        public void run() {
            try {
                pause();
            } catch (InterruptedException expected) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Waiting waiting = new Waiting();
        waiting.start();
        waiting.interrupt();
        waiting.join();
    }
}
