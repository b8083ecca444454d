//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the worker interrupts main, which may be waiting for the worker's end.
public class InterruptJoin {
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
        worker.join(); //~
    }
}
