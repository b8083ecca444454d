//@ verdict: holds
//@ assurance: jmm
// why: the worker catches its exception itself.
public class WorkerCatches {
    static final class Worker extends Thread {
        @Override
        public void run() {
            try {
                throw new IllegalStateException("worker");
            } catch (IllegalStateException expected) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.join();
    }
}
