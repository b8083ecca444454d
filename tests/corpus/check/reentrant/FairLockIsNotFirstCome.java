//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: fairness orders those who wait in the lock, not those who are about to call it.
import java.util.concurrent.locks.ReentrantLock;

public class FairLockIsNotFirstCome {
    static final ReentrantLock LOCK = new ReentrantLock(true);
    static int first;

    static void pass(int number) {
        LOCK.lock();
        if (first == 0) {
            first = number;
        }
        LOCK.unlock();
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            pass(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Second second = new Second();
        second.start();
        pass(1);
        second.join();
        assert first == 1;
    }
}
