//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: another taker may come in between the signal and the return from await.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitWithIf {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition FILLED = LOCK.newCondition();
    static int count;

    static void take() throws InterruptedException {
        LOCK.lock();
        try {
            if (count == 0) {
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
