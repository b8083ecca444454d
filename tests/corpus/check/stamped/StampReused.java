//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: the stamp of a lock that was given back is worth nothing.
import java.util.concurrent.locks.StampedLock;

public class StampReused {
    static final StampedLock LOCK = new StampedLock();

    static final class Reusing extends Thread {
        @Override
        public void run() {
            long stamp = LOCK.writeLock();
            LOCK.unlockWrite(stamp);
            LOCK.unlockWrite(stamp);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Reusing reusing = new Reusing();
        reusing.start();
        reusing.join();
    }
}
