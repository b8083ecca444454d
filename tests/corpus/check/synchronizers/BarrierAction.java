//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the action runs once, before anybody goes on.
import java.util.concurrent.CyclicBarrier;

public class BarrierAction {
    static int runs;
    static final CyclicBarrier BARRIER = new CyclicBarrier(2, new Action());

    static final class Action implements Runnable {
        @Override
        public void run() {
            runs++;
        }
    }

    static void meet() throws Exception {
        BARRIER.await();
        assert runs == 1;
    }

    static final class Meeting extends Thread {
        @Override
        public void run() {
            try {
                meet();
            } catch (Exception failure) {
                throw new AssertionError(failure);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Meeting meeting = new Meeting();
        meeting.start();
        meet();
        meeting.join();
    }
}
