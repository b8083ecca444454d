//@ verdict: holds
//@ assurance: jmm
//@ options: --spurious-wakeups
// why: the thread looks again whenever park returns; so does the class library, whose locks are not confused by it.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class ParkInLoop {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile boolean told;

    public static void main(String[] arguments) {
        Thread sleeper = new Thread(() -> {
            while (!told) {
                LockSupport.park();
            }
            LOCK.lock();
            LOCK.unlock();
        });
        sleeper.start();
        LOCK.lock();
        told = true;
        LockSupport.unpark(sleeper);
        LOCK.unlock();
    }
}
