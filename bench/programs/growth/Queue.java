import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** N producers and N consumers of one item each, by a queue of two places. */
public class Queue {
    private static final BlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(2);

    private static void produce() {
        try {
            QUEUE.put(1);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void consume() {
        try {
            assert QUEUE.take() == 1;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[2 * Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = number % 2 == 0 ? new Thread(Queue::produce) : new Thread(Queue::consume);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert QUEUE.isEmpty();
    }
}
