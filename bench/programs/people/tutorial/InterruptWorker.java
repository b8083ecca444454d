//@ verdict: holds
// why: the worker sleeps in a loop until it is interrupted, and ends then.
import java.util.concurrent.atomic.AtomicBoolean;

public class InterruptWorker {
    static class Worker implements Runnable {
        private final AtomicBoolean cleanedUp = new AtomicBoolean();

        @Override
        public void run() {
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    System.out.println("working");
                    Thread.sleep(10);
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted while sleeping");
            } finally {
                cleanedUp.set(true);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        Thread thread = new Thread(worker, "worker");
        thread.start();
        Thread.sleep(50);
        thread.interrupt();
        thread.join();
        assert worker.cleanedUp.get();
        System.out.println("worker has ended");
    }
}
