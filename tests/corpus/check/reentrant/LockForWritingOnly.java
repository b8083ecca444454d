//@ verdict: violated
//@ property: race
//@ ways: in turn
// why: the reader does not take the lock that protects the field.
import java.util.concurrent.locks.ReentrantLock;

public class LockForWritingOnly {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int count;

    static final class Adding extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            count++;
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        int seen = count;
        adding.join();
        assert seen <= count;
    }
}
