//@ verdict: violated
//@ property: assertion
// why: the thread has no code of the program, but the lock that it takes is never given back.
import java.util.concurrent.locks.ReentrantLock;

/** What a thread runs may be a method of the class library. */
public class RunsLibraryCode {
    public static void main(String[] arguments) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread owner = new Thread(lock::lock);
        owner.start();
        owner.join();
        assert lock.tryLock(); //~
    }
}
