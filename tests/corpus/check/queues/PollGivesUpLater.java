//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in PollGivesUpFirst, but the poll begins after that step.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollGivesUpLater {
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
        late = true;
        polling.start();
        polling.join();
        assert seen;
    }
}
