//@ verdict: holds
//@ assumes: clock, date
// why: both waits time out, and the program ends.
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitUntilThenNanos {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        assert !condition.awaitUntil(new Date(System.currentTimeMillis() + 1000));
        assert condition.awaitNanos(1_000_000_000) <= 0;
        lock.unlock();
    }
}
