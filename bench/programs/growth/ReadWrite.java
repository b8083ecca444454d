import java.util.concurrent.locks.ReentrantReadWriteLock;

/** N threads, every second one a writer, take a read-write lock once each. */
public class ReadWrite {
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static int count;

    private static void write() {
        LOCK.writeLock().lock();
        try {
            count++;
        } finally {
            LOCK.writeLock().unlock();
        }
    }

    private static void read() {
        LOCK.readLock().lock();
        try {
            assert count >= 0;
        } finally {
            LOCK.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = number % 2 == 0 ? new Thread(ReadWrite::read) : new Thread(ReadWrite::write);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert count == workers.length / 2;
    }
}
