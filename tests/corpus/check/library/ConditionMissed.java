//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the signal may come before the wait, and nothing remembers it.
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
        new Setter().start();
        LOCK.lock();
        READY.await(); //~
        LOCK.unlock();
    }
}
