//@ verdict: holds
//@ assurance: jmm
// why: one permit, taken and given back under the lock, excludes the other thread.
public class Semaphore {
    private int permits = 1;
    private int inside;

    synchronized void acquire() throws InterruptedException {
        while (permits == 0) {
            wait();
        }
        permits--;
    }

    synchronized void release() {
        permits++;
        notify();
    }

    static final class Worker extends Thread {
        private final Semaphore semaphore;

        Worker(Semaphore semaphore) {
            this.semaphore = semaphore;
        }

        @Override
        public void run() {
            try {
                semaphore.acquire();
                semaphore.inside++;
                assert semaphore.inside == 1;
                semaphore.inside--;
                semaphore.release();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        Semaphore semaphore = new Semaphore();
        new Worker(semaphore).start();
        new Worker(semaphore).start();
    }
}
