//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the quick thread begins the second round before the slow one has looked at the count of the first.
public class BarrierReused {
    private int arrived;

    synchronized void await() throws InterruptedException {
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            notifyAll();
        }
        while (arrived != 0) {
            wait(); //~
        }
    }

    static final class Walker extends Thread {
        private final BarrierReused barrier;

        Walker(BarrierReused barrier) {
            this.barrier = barrier;
        }

        @Override
        public void run() {
            try {
                barrier.await();
                barrier.await();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        BarrierReused barrier = new BarrierReused();
        new Walker(barrier).start();
        new Walker(barrier).start();
    }
}
