//@ verdict: holds
//@ assurance: jmm
// why: as in HeldUpReads, but the writer writes before the lock is unlocked.
import java.util.concurrent.locks.ReentrantLock;

public class HeldUpReadsAfterwards {
    static final ReentrantLock LOCK = new ReentrantLock();
    static Thread reader;
    static volatile int value, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        reader = new Thread(() -> {
            LOCK.lock();
            seen = value;
            LOCK.unlock();
        });
        Thread holder = new Thread(() -> {
            LOCK.lock();
            reader.start();
            try {
                writer.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LOCK.unlock();
        });
        writer.start();
        holder.start();
        holder.join();
        reader.join();
        assert seen == 1;
    }
}
