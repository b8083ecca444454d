//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: a woken thread does not look again, and takes a permit that a third one has already taken.
public class SemaphoreBarging {
    private int permits = 1;
    private int inside;

    synchronized void acquire() throws InterruptedException {
        if (permits == 0) {
            wait();
        }
        permits--;
    }

    synchronized void release() {
        permits++;
        notify();
    }

    static final class Worker extends Thread {
        private final SemaphoreBarging semaphore;

        Worker(SemaphoreBarging semaphore) {
            this.semaphore = semaphore;
        }

        @Override
        public void run() {
            try {
                semaphore.acquire();
                semaphore.inside++;
                assert semaphore.inside == 1; //~
                semaphore.inside--;
                semaphore.release();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        SemaphoreBarging semaphore = new SemaphoreBarging();
        new Worker(semaphore).start();
        new Worker(semaphore).start();
        new Worker(semaphore).start();
    }
}
