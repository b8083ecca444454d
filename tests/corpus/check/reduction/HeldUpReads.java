//@ verdict: violated
//@ property: assertion
// why: `reader` stands before a call that would wait, because it is started while the lock is held; the holder may unlock it, and `reader` read,
// before `writer` writes. Who chooses the writer's step alone must count a thread that is held up now and that may go on meanwhile.
import java.util.concurrent.locks.ReentrantLock;

public class HeldUpReads {
    static final ReentrantLock LOCK = new ReentrantLock();
    static Thread reader;
    static volatile int value, step, seen = 1;

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
            step = 1;
            LOCK.unlock();
        });
        writer.start();
        holder.start();
        holder.join();
        reader.join();
        assert seen == 1; //~
    }
}
