//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in PermitUsedUp, but the permit comes when nothing is left to wait for.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class PermitGivenLater {
    static final ReentrantLock LOCK = new ReentrantLock();

    static volatile boolean waits = true;

    static final class Parking extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            LOCK.unlock();
            waits = false;
            LockSupport.park();
        }
    }

    public static void main(String[] arguments) {
        LOCK.lock();
        Parking parking = new Parking();
        parking.start();
        LOCK.unlock();
        while (waits) {
            Thread.onSpinWait();
        }
        LockSupport.unpark(parking);
    }
}
