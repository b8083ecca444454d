//@ verdict: holds
//@ assumes: clock
// why: awaitNanos answers how much time is left, which is a reading of the clock.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ClockTimeLeft {
    public static void main(String[] arguments) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        assert condition.awaitNanos(1000) <= 1000;
        lock.unlock();
    }
}
