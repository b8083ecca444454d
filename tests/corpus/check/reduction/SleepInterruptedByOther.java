//@ verdict: violated
//@ property: assertion
// why: whether the sleep is interrupted or over before is open; the one who interrupts has the sleeper from a field
import java.util.concurrent.locks.ReentrantLock;

public class SleepInterruptedByOther {
    static final ReentrantLock lock = new ReentrantLock();
    static Thread sleeper;
    static volatile boolean slept;

    public static void main(String[] arguments) throws Exception {
        sleeper = new Thread(() -> {
            try {
                Thread.sleep(5);
                slept = true;
            } catch (InterruptedException e) {
                slept = false;
            }
        });
        sleeper.start();
        lock.lock();
        try {
            sleeper.interrupt();
        } finally {
            lock.unlock();
        }
        sleeper.join();
        assert !slept;
    }
}
