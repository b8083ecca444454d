//@ verdict: violated
//@ property: termination
//@ options: --property termination --fairness strong
//@ symmetry: needed the lock's queue makes new nodes in every round
// why: whoever waits in the queue of a lock is woken again and again, and each time main may have the lock again before: to be woken for ever is fair.
import java.util.concurrent.locks.ReentrantLock;

public class OvertakenInQueue {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile boolean done;

    static final class Waiting extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            done = true;
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) {
        new Waiting().start();
        while (!done) {
            LOCK.lock();
            LOCK.unlock();
        }
    }
}
