//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: an interrupt does not end the wait for the lock, which nobody gives back.
import java.util.concurrent.locks.ReentrantLock;

public class LockUninterruptibly {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void take() throws InterruptedException {
        LOCK.lock();
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
