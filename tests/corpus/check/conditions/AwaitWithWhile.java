//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: the condition is looked at again after every await.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitWithWhile {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition FILLED = LOCK.newCondition();
    static int count;

    static void take() throws InterruptedException {
        LOCK.lock();
        try {
            while (count == 0) {
                FILLED.await();
            }
            assert count > 0;
            count--;
        } finally {
            LOCK.unlock();
        }
    }

    static void put() {
        LOCK.lock();
        count++;
        FILLED.signal();
        LOCK.unlock();
    }

    static final class Taking extends Thread {
        @Override
        public void run() {
            try {
                take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Taking one = new Taking();
        Taking other = new Taking();
        one.start();
        other.start();
        put();
        put();
        one.join();
        other.join();
    }
}
