//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a writer is alone.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderWriteLock {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int count;

    static void add() {
        LOCK.writeLock().lock();
        count++;
        LOCK.writeLock().unlock();
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert count == 2;
    }
}
