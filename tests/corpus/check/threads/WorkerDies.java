//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the worker's exception is uncaught, although main ends as if nothing had happened.
public class WorkerDies {
    static final class Worker extends Thread {
        @Override
        public void run() {
            throw new IllegalStateException("worker"); //~
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.join();
    }
}
