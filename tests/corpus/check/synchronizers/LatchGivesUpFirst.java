//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the time of a wait for a latch may be over before another thread has done its next step.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchGivesUpFirst {
    static final CountDownLatch LATCH = new CountDownLatch(1);
    static volatile boolean late, seen = true;

    static final class Waiting extends Thread {
        @Override
        public void run() {
            try {
                if (!LATCH.await(1, TimeUnit.SECONDS)) {
                    seen = late;
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Waiting waiting = new Waiting();
        waiting.start();
        late = true;
        waiting.join();
        assert seen; //~
    }
}
