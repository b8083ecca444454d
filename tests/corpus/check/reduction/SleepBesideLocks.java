//@ verdict: holds
// why: nobody can tell when a sleep ends: the locks read the clock only for waits of their own
import java.util.concurrent.locks.ReentrantLock;

public class SleepBesideLocks {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void work() {
        try {
            for (int i = 0; i < 2; i++) {
                Thread.sleep(5);
                lock.lock();
                try {
                    count++;
                    assert count <= 4;
                } finally {
                    lock.unlock();
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(SleepBesideLocks::work);
        Thread two = new Thread(SleepBesideLocks::work);
        one.start();
        two.start();
        Thread.sleep(10);
        one.join();
        two.join();
        assert count == 4;
    }
}
