//@ verdict: violated
//@ property: assertion
//@ all: race, assertion
//@ ways: in turn
// why: the latch opens before the value is there.
import java.util.concurrent.CountDownLatch;

public class LatchTooEarly {
    static final CountDownLatch DONE = new CountDownLatch(1);
    static int value;

    static final class Working extends Thread {
        @Override
        public void run() {
            DONE.countDown();
            value = 7;
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Working().start();
        DONE.await();
        assert value == 7;
    }
}
