//@ verdict: violated
//@ property: assertion
// why: a queue for one producer loses items if there are two.
import org.jctools.queues.SpscArrayQueue;

public class SpscQueueShared {
    static final SpscArrayQueue<Integer> QUEUE = new SpscArrayQueue<>(4);

    static final class Producer extends Thread {
        @Override
        public void run() {
            QUEUE.offer(1);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Producer other = new Producer();
        other.start();
        QUEUE.offer(1);
        other.join();
        assert QUEUE.size() == 2;
    }
}
