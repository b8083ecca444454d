//@ verdict: violated
//@ property: exception
// why: the owner of the lock has ended without giving it up; three attempts fail in every run.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class RetryTryLock {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread owner = new Thread(lock::lock);
        owner.start();
        owner.join();
        for (int attempt = 0; attempt < 3; attempt++) {
            if (lock.tryLock(10, TimeUnit.MILLISECONDS)) {
                return;
            }
        }
        throw new IllegalStateException("never got it"); //~
    }
}
