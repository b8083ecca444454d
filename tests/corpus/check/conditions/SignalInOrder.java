//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: a condition wakes the thread that has waited longest.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalInOrder {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition TURN = LOCK.newCondition();
    static int waiting;
    static int woken;

    static final class Waits extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            int number = ++waiting;
            TURN.awaitUninterruptibly();
            assert ++woken == number;
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Waits one = new Waits();
        Waits other = new Waits();
        one.start();
        other.start();
        while (true) {
            LOCK.lock();
            if (waiting == 2) {
                TURN.signal();
                TURN.signal();
                LOCK.unlock();
                return;
            }
            LOCK.unlock();
        }
    }
}
