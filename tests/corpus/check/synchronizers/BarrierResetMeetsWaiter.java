//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: a reset breaks the barrier for who waits there already.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierResetMeetsWaiter {
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
        new Waiting().start();
        BARRIER.reset();
        BARRIER.await();
    }
}
