//@ verdict: holds
//@ assurance: jmm
// why: the generation tells the rounds apart, so that nobody is left behind when the barrier is used again.
public class Barrier {
    private int arrived;
    private boolean generation;

    synchronized void await() throws InterruptedException {
        boolean mine = generation;
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            generation = !generation;
            notifyAll();
        } else {
            while (generation == mine) {
                wait();
            }
        }
    }

    static final class Walker extends Thread {
        private final Barrier barrier;

        Walker(Barrier barrier) {
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
        Barrier barrier = new Barrier();
        new Walker(barrier).start();
        new Walker(barrier).start();
    }
}
