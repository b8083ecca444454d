//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: time may be over before the lock is free.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLockTrusted {
    static final ReentrantLock LOCK = new ReentrantLock();
    static boolean taken;

    static final class Impatient extends Thread {
        @Override
        public void run() {
            try {
                LOCK.tryLock(1, TimeUnit.SECONDS);
                LOCK.unlock();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        LOCK.lock();
        Impatient impatient = new Impatient();
        impatient.start();
        LOCK.unlock();
        impatient.join();
    }
}
