//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a read lock becomes a write lock if there is no other reader; otherwise it is given back first.
import java.util.concurrent.locks.StampedLock;

public class StampedConverted {
    static final StampedLock LOCK = new StampedLock();
    static int value;

    static void fill() {
        long stamp = LOCK.readLock();
        while (value == 0) {
            long write = LOCK.tryConvertToWriteLock(stamp);
            if (write != 0) {
                stamp = write;
                value = 1;
            } else {
                LOCK.unlockRead(stamp);
                stamp = LOCK.writeLock();
            }
        }
        LOCK.unlock(stamp);
    }

    static final class Filling extends Thread {
        @Override
        public void run() {
            fill();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Filling filling = new Filling();
        filling.start();
        fill();
        filling.join();
        assert value == 1;
    }
}
