//@ verdict: violated
//@ property: assertion
// why: with a fair lock too, the painter may have come to the lock before the guest was signalled, and then it is first.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class FairAfterSignal {
    static final ReentrantLock lock = new ReentrantLock(true);
    static final Condition opened = lock.newCondition();
    static boolean open;
    static String first;

    static void guest() {
        lock.lock();
        try {
            while (!open) {
                opened.awaitUninterruptibly();
            }
            assert first == null;
            first = "guest";
        } finally {
            lock.unlock();
        }
    }

    static void painter() {
        lock.lock();
        try {
            // Only if the guest has been let in, or will be without having waited.
            if (open && first == null) {
                first = "painter";
            }
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] arguments) {
        new Thread(FairAfterSignal::guest).start();
        new Thread(FairAfterSignal::painter).start();
        lock.lock();
        try {
            open = true;
            opened.signal();
        } finally {
            lock.unlock();
        }
    }
}
