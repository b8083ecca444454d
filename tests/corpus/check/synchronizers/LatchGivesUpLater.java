//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in LatchGivesUpFirst, but the wait begins after that step.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchGivesUpLater {
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
        late = true;
        waiting.start();
        waiting.join();
        assert seen;
    }
}
