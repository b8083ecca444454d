//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: two items are put into a queue of one place, and nobody takes one.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ForkJoinPool;

public class QueueFull {
    static final ArrayBlockingQueue<String> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Producer extends Thread {
        @Override
        public void run() {
            try {
                QUEUE.put("worker");
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ForkJoinPool.commonPool(); // Waiting uses it: here nobody interleaves with its initialisation.
        new Producer().start();
        QUEUE.put("main");
    }
}
