//@ verdict: holds
//@ assurance: jmm
// why: who has entered the monitor of a lock has not taken the lock.
import java.util.concurrent.locks.ReentrantLock;

public class EnteredLock {
    public static void main(String[] arguments) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> lock.lock());
        synchronized (lock) {
            other.start();
            other.join();
            lock.notifyAll();
        }
    }
}
