//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: time may be over before the latch opens.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTimedIgnored {
    static final CountDownLatch DONE = new CountDownLatch(1);
    static int value;

    static final class Working extends Thread {
        @Override
        public void run() {
            value = 7;
            DONE.countDown();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Working working = new Working();
        working.start();
        DONE.await(1, TimeUnit.SECONDS);
        assert value == 7;
        working.join();
    }
}
