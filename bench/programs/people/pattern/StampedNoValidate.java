//@ verdict: violated
//@ property: exception
// why: the optimistic read is never validated.
import java.util.concurrent.locks.StampedLock;

public class StampedNoValidate {
    private volatile int x, y;
    private final StampedLock lock = new StampedLock();

    void move(int delta) {
        long stamp = lock.writeLock();
        try {
            x += delta;
            y += delta;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    boolean onDiagonal() {
        long stamp = lock.tryOptimisticRead();
        if (stamp == 0) {
            return true;
        }
        return x == y;
    }

    public static void main(String[] args) throws InterruptedException {
        StampedNoValidate point = new StampedNoValidate();
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                point.move(1);
            }
        }, "mover");
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                if (!point.onDiagonal()) {
                    throw new IllegalStateException("off the diagonal");
                }
            }
        }, "watcher");
        mover.start();
        watcher.start();
        mover.join();
        watcher.join();
        System.out.println("done");
    }
}
