//@ verdict: violated
//@ property: assertion
// why: whether the lock is held is asked before it is taken, in one expression.
import java.util.concurrent.locks.ReentrantLock;

public class HeldBeforeTried {
    public static void main(String[] arguments) {
        ReentrantLock lock = new ReentrantLock();
        boolean both = lock.isHeldByCurrentThread() & lock.tryLock();
        assert both; //~
    }
}
