//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an interrupt ends the wait for the lock.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptibly {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void take() throws InterruptedException {
        LOCK.lockInterruptibly();
        LOCK.unlock();
    }

    static final class Waiting extends Thread {
        @Override
        public void run() {
            try {
                take();
            } catch (InterruptedException expected) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        LOCK.lock();
        Waiting waiting = new Waiting();
        waiting.start();
        waiting.interrupt();
        waiting.join();
        LOCK.unlock();
    }
}
