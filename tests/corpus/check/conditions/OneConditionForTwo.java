//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: signal may wake a thread that waits for something else.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class OneConditionForTwo {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition CHANGED = LOCK.newCondition();
    static boolean a;
    static boolean b;

    static final class WaitsForA extends Thread {
        @Override
        public void run() {
            try {
                LOCK.lock();
                while (!a) {
                    CHANGED.await();
                }
                LOCK.unlock();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    static final class WaitsForB extends Thread {
        @Override
        public void run() {
            try {
                LOCK.lock();
                while (!b) {
                    CHANGED.await();
                }
                b = false;
                a = true;
                CHANGED.signal();
                LOCK.unlock();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        new WaitsForA().start();
        new WaitsForB().start();
        LOCK.lock();
        b = true;
        CHANGED.signal();
        LOCK.unlock();
    }
}
