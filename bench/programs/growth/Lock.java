import java.util.concurrent.locks.ReentrantLock;

/** N threads add one to a counter under one ReentrantLock. */
public class Lock {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int count;

    private static void add() {
        LOCK.lock();
        try {
            count++;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(Lock::add);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert count == workers.length;
    }
}
