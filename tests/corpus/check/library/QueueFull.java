//@ verdict: violated
//@ property: deadlock
//@ depth: deep the queue is a lock with two conditions, explored step by step
// why: three items are put into a queue of one place, and one is taken.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueFull {
    static final ArrayBlockingQueue<String> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Producer extends Thread {
        @Override
        public void run() {
            try {
                QUEUE.put("first");
                QUEUE.put("second");
                QUEUE.put("third"); //~
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Producer().start();
        QUEUE.take();
    }
}
