//@ verdict: holds
//@ assumes: nothing
// why: timed waits may end at any moment, and the program does not look at the clock; the library does, for itself.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class ClockOfWaits {
    public static void main(String[] arguments) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> queue.offer(1));
        other.start();
        Integer taken = queue.poll(1, TimeUnit.SECONDS);
        boolean locked = lock.tryLock(1, TimeUnit.SECONDS);
        other.join(10);
        Thread.sleep(1);
        assert locked && (taken == null || taken == 1);
    }
}
