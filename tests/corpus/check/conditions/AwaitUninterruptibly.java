//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: this await goes on waiting after an interrupt.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitUninterruptibly {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition NEVER = LOCK.newCondition();

    static void pause() throws InterruptedException {
        LOCK.lock();
        try {
            NEVER.awaitUninterruptibly();
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
