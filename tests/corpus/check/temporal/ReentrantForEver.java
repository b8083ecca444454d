//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] <> ReentrantForEver.inside' --fairness none
//@ claim: violated --property livelock
//@ symmetry: needed the lock's queue makes new nodes in every round
//@ depth: deep the queue of the lock has many states
// why: without fairness the thread that never runs never gets in; and nothing is printed.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantForEver {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean inside;

    static final class Other extends Thread {
        @Override
        public void run() {
            while (true) {
                lock.lock();
                inside = true;
                inside = false;
                lock.unlock();
            }
        }
    }

    public static void main(String[] arguments) {
        new Other().start();
        while (true) {
            lock.lock();
            lock.unlock();
        }
    }
}
