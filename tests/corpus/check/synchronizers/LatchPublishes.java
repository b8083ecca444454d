//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what was written before countDown is visible after await.
import java.util.concurrent.CountDownLatch;

public class LatchPublishes {
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
        new Working().start();
        DONE.await();
        assert value == 7;
    }
}
