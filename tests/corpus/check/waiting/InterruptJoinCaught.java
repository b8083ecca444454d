//@ verdict: holds
//@ assurance: jmm
// why: main expects the interrupt and waits again.
public class InterruptJoinCaught {
    static final class Worker extends Thread {
        private final Thread parent;

        Worker(Thread parent) {
            this.parent = parent;
        }

        @Override
        public void run() {
            parent.interrupt();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker(Thread.currentThread());
        worker.start();
        try {
            worker.join();
        } catch (InterruptedException once) {
            worker.join();
        }
        assert !worker.isAlive();
    }
}
