//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the locks of java.util.concurrent deadlock like monitors do.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLocksCrossed {
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
            second.lock(); //~
            second.unlock();
            first.unlock();
        }
    }

    public static void main(String[] arguments) {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        new Taker(a, b).start();
        new Taker(b, a).start();
    }
}
