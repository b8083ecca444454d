//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: it is ready not to get the lock in time.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLock {
    static final ReentrantLock LOCK = new ReentrantLock();
    static boolean taken;

    static final class Impatient extends Thread {
        @Override
        public void run() {
            try {
                taken = LOCK.tryLock(1, TimeUnit.SECONDS);
                if (taken) {
                    LOCK.unlock();
                }
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
