//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: who has locked 257 times and unlocked once still has the lock.
import java.util.concurrent.locks.ReentrantLock;

public class EnteredOften {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void pass() {
        LOCK.lock();
        LOCK.unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        for (int turn = 0; turn < 257; turn++) {
            LOCK.lock();
        }
        LOCK.unlock();
        Thread other = new Thread(EnteredOften::pass);
        other.start();
        other.join();
    }
}
