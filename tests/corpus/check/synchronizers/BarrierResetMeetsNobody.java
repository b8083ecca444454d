//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: as in BarrierResetMeetsWaiter, but nobody waits yet.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierResetMeetsNobody {
    static final CyclicBarrier BARRIER = new CyclicBarrier(2);

    static final class Waiting extends Thread {
        @Override
        public void run() {
            try {
                BARRIER.await();
            } catch (InterruptedException | BrokenBarrierException broken) {
                throw new IllegalStateException(broken);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        BARRIER.reset();
        new Waiting().start();
        BARRIER.await();
    }
}
