//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: without finally the failed work keeps the lock, and the next one waits for ever.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockForgotten {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void work() {
        throw new IllegalStateException("work");
    }

    static final class Worker extends Thread {
        @Override
        public void run() {
            try {
                LOCK.lock(); //~
                work();
                LOCK.unlock();
            } catch (IllegalStateException ignored) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        new Worker().start();
    }
}
