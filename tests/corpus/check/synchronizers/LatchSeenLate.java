//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the other thread may have counted down before main looks.
import java.util.concurrent.CountDownLatch;

public class LatchSeenLate {
    static final class Counting extends Thread {
        private final CountDownLatch latch;

        Counting(CountDownLatch latch) {
            this.latch = latch;
        }

        @Override
        public void run() {
            latch.countDown();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        Counting other = new Counting(latch);
        other.start();
        latch.countDown();
        assert latch.getCount() == 1; //~
    }
}
