//@ verdict: holds
//@ options: --respect-priorities
// why: with the option the worker of the highest priority runs to its end as soon as it is started.
public class PriorityRespected {
    static volatile boolean done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.setPriority(Thread.MAX_PRIORITY);
        worker.start();
        assert done;
    }
}
