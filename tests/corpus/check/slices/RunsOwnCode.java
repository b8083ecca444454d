//@ verdict: holds
// why: the twin of RunsLibraryCode: the lock is given back.
import java.util.concurrent.locks.ReentrantLock;

/** What a thread runs calls methods of the class library. */
public class RunsOwnCode {
    public static void main(String[] arguments) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread owner = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        owner.start();
        owner.join();
        assert lock.tryLock();
    }
}
