//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: without --respect-priorities a priority is only a hint.
public class PriorityIsNoOrder {
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
        assert done; //~
    }
}
