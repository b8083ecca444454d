//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: readers look under the read lock, one of them twice at the same time as another one; the writer is alone.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersAndWriter {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int low;
    static int high;

    static void read() {
        LOCK.readLock().lock();
        LOCK.readLock().lock();
        assert LOCK.getReadHoldCount() == 2;
        LOCK.readLock().unlock();
        assert low == high && LOCK.getReadHoldCount() == 1;
        LOCK.readLock().unlock();
        assert LOCK.getReadHoldCount() == 0;
    }

    static void write() {
        LOCK.writeLock().lock();
        low++;
        high++;
        LOCK.writeLock().unlock();
    }

    public static void main(String[] arguments) throws Exception {
        Thread reader = new Thread(() -> {
            read();
            read();
        });
        Thread writer = new Thread(ReadersAndWriter::write);
        reader.start();
        writer.start();
        read();
        reader.join();
        writer.join();
        assert low == 1;
    }
}
