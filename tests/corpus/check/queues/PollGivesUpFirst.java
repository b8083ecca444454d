//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the time of a poll may be over before another thread has done its next step.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollGivesUpFirst {
    static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();
    static volatile boolean late, seen = true;

    static final class Polling extends Thread {
        @Override
        public void run() {
            try {
                if (QUEUE.poll(1, TimeUnit.SECONDS) == null) {
                    seen = late;
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Polling polling = new Polling();
        polling.start();
        late = true;
        polling.join();
        assert seen; //~
    }
}
