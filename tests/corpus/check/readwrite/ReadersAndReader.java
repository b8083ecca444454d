//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: who writes under the read lock is not alone.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersAndReader {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static volatile int low;
    static volatile int high;

    static void read() {
        LOCK.readLock().lock();
        assert low == high;
        LOCK.readLock().unlock();
    }

    static void write() {
        LOCK.readLock().lock();
        low = 1;
        high = 1;
        LOCK.readLock().unlock();
    }

    public static void main(String[] arguments) throws Exception {
        Thread reader = new Thread(() -> {
            read();
            read();
        });
        Thread writer = new Thread(ReadersAndReader::write);
        reader.start();
        writer.start();
        read();
        reader.join();
        writer.join();
    }
}
