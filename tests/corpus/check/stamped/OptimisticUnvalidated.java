//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: a writer may come between the two reads, and nobody asks.
import java.util.concurrent.locks.StampedLock;

public class OptimisticUnvalidated {
    static final StampedLock LOCK = new StampedLock();
    static volatile int x;
    static volatile int y;

    static final class Writing extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.writeLock();
            x = 1;
            y = 1;
            LOCK.unlockWrite(stamp);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Writing writing = new Writing();
        writing.start();
        long stamp = LOCK.tryOptimisticRead();
        int first = x;
        int second = y;
        if (stamp != 0) {
            assert first == second;
        }
        writing.join();
    }
}
