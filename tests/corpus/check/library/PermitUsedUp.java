//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: a permit that comes while the thread waits for the lock ends that wait, which begins again: the permit is used up, and nobody ends the park that
// it was meant for. A call that would only wait must not be taken not to have begun then.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class PermitUsedUp {
    static final ReentrantLock LOCK = new ReentrantLock();

    static final class Parking extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            LOCK.unlock();
            LockSupport.park();
        }
    }

    public static void main(String[] arguments) {
        LOCK.lock();
        Parking parking = new Parking();
        parking.start();
        LockSupport.unpark(parking);
        LOCK.unlock();
    }
}
