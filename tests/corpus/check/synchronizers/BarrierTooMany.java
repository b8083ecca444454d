//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the barrier waits for a third thread, which does not exist.
import java.util.concurrent.CyclicBarrier;

public class BarrierTooMany {
    static final CyclicBarrier BARRIER = new CyclicBarrier(3);
    static final int[] PARTS = new int[2];

    static int meet(int own) throws Exception {
        PARTS[own] = 1;
        BARRIER.await();
        return PARTS[0] + PARTS[1];
    }

    static final class Meeting extends Thread {
        @Override
        public void run() {
            try {
                assert meet(1) == 2;
            } catch (Exception failure) {
                throw new AssertionError(failure);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Meeting meeting = new Meeting();
        meeting.start();
        assert meet(0) == 2;
        meeting.join();
    }
}
