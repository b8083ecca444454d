//@ verdict: holds
// why: what two producers offer to the queue of JCTools, one consumer polls: everything, once.
import org.jctools.queues.MpscArrayQueue;

public class MpscQueue {
    static final MpscArrayQueue<Integer> QUEUE = new MpscArrayQueue<>(2);

    static final class Producer extends Thread {
        final int item;

        Producer(int item) {
            this.item = item;
        }

        @Override
        public void run() {
            QUEUE.offer(item);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Producer one = new Producer(1);
        Producer two = new Producer(2);
        one.start();
        two.start();
        Integer early = QUEUE.poll();
        one.join();
        two.join();
        int sum = early == null ? 0 : early;
        for (Integer item = QUEUE.poll(); item != null; item = QUEUE.poll()) {
            sum += item;
        }
        assert sum == 3;
    }
}
