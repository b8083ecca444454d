//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: it is ready to find the barrier broken.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierBrokenKnown {
    static final CyclicBarrier BARRIER = new CyclicBarrier(3);

    static final class Interrupted extends Thread {
        @Override
        public void run() {
            try {
                BARRIER.await();
            } catch (InterruptedException | BrokenBarrierException expected) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Interrupted interrupted = new Interrupted();
        interrupted.start();
        interrupted.interrupt();
        try {
            BARRIER.await();
        } catch (BrokenBarrierException broken) {
            assert BARRIER.isBroken();
        }
        interrupted.join();
    }
}
