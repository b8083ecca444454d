//@ verdict: holds
//@ ways: in turn
// why: the count of a latch is a long, and goes down by one.
import java.util.concurrent.CountDownLatch;

public class LatchIsLong {
    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        Thread other = new Thread(latch::countDown);
        other.start();
        latch.countDown();
        long left = latch.getCount();
        other.join();
        assert left <= 1 && latch.getCount() + left >= 0 && latch.getCount() == 0;
    }
}
