//@ verdict: violated
//@ property: exception
// why: a lock that is taken is not the monitor of its object.
import java.util.concurrent.locks.ReentrantLock;

public class NotifiedLock {
    public static void main(String[] arguments) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.notifyAll(); //~
        lock.unlock();
    }
}
