//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: an interrupt breaks the barrier for everybody.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierBroken {
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
        BARRIER.await();
        interrupted.join();
    }
}
