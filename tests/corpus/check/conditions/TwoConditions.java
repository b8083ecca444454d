//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: each signal wakes who waits for just that.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TwoConditions {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition EVEN = LOCK.newCondition();
    static final Condition ODD = LOCK.newCondition();
    static boolean a;
    static boolean b;

    static final class WaitsForA extends Thread {
        @Override
        public void run() {
            try {
                LOCK.lock();
                while (!a) {
                    EVEN.await();
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
                    ODD.await();
                }
                b = false;
                a = true;
                EVEN.signal();
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
        ODD.signal();
        LOCK.unlock();
    }
}
