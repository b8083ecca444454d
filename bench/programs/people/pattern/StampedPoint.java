//@ verdict: holds
// why: optimistic reads are validated, and fall back to the read lock; the fields are volatile here so that there is no race.
import java.util.concurrent.locks.StampedLock;

public class StampedPoint {
    private volatile int x, y;
    private final StampedLock lock = new StampedLock();

    void move(int deltaX, int deltaY) {
        long stamp = lock.writeLock();
        try {
            x += deltaX;
            y += deltaY;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    int distance() {
        long stamp = lock.tryOptimisticRead();
        int currentX = x, currentY = y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            try {
                currentX = x;
                currentY = y;
            } finally {
                lock.unlockRead(stamp);
            }
        }
        return currentX - currentY;
    }

    public static void main(String[] args) throws InterruptedException {
        StampedPoint point = new StampedPoint();
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                point.move(3, 3);
            }
        });
        Thread[] watchers = new Thread[2];
        for (int w = 0; w < watchers.length; w++) {
            watchers[w] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    int distance = point.distance();
                    if (distance != 0) {
                        throw new IllegalStateException("saw half a move: " + distance);
                    }
                }
            });
            watchers[w].start();
        }
        mover.start();
        mover.join();
        for (Thread watcher : watchers) {
            watcher.join();
        }
        System.out.println("(" + point.x + ", " + point.y + ")");
    }
}
