//@ verdict: holds
//@ options: --property termination --fairness strong
//@ symmetry: needed the lock's queue makes new nodes in every round
// why: as in OvertakenInQueue, but nobody overtakes who waits for a fair lock.
import java.util.concurrent.locks.ReentrantLock;

public class QueuedInOrder {
    static final ReentrantLock LOCK = new ReentrantLock(true);
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
