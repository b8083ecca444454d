//@ verdict: violated
//@ property: assertion
// why: the sleep of one thread lets time pass for the other, which compares two readings of the clock around a lock
import java.util.concurrent.locks.ReentrantLock;

public class SleepMovesClock {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        sleeper.start();
        long began = System.nanoTime();
        lock.lock();
        lock.unlock();
        assert System.nanoTime() - began < 500_000_000L;
        sleeper.join();
    }
}
