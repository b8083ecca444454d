//@ verdict: holds
//@ assurance: jmm
// why: the owner of the lock has given it up before it ended; the first attempt succeeds.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class RetryTryLockFreed {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread owner = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        owner.start();
        owner.join();
        for (int attempt = 0; attempt < 3; attempt++) {
            if (lock.tryLock(10, TimeUnit.MILLISECONDS)) {
                return;
            }
        }
        throw new IllegalStateException("never got it");
    }
}
