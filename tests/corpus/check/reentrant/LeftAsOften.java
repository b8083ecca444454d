//@ verdict: holds
//@ ways: in turn
// why: who has unlocked as often as locked has the lock no more.
import java.util.concurrent.locks.ReentrantLock;

public class LeftAsOften {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void pass() {
        LOCK.lock();
        LOCK.unlock();
    }

    public static void main(String[] arguments) throws InterruptedException {
        for (int turn = 0; turn < 257; turn++) {
            LOCK.lock();
        }
        for (int turn = 0; turn < 257; turn++) {
            LOCK.unlock();
        }
        Thread other = new Thread(LeftAsOften::pass);
        other.start();
        other.join();
    }
}
