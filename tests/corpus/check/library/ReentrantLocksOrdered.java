//@ verdict: holds
//@ assurance: jmm
// why: both threads take the locks in one order.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLocksOrdered {
    static final class Taker extends Thread {
        private final ReentrantLock first;
        private final ReentrantLock second;

        Taker(ReentrantLock first, ReentrantLock second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            first.lock();
            second.lock();
            second.unlock();
            first.unlock();
        }
    }

    public static void main(String[] arguments) {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        new Taker(a, b).start();
        new Taker(a, b).start();
    }
}
