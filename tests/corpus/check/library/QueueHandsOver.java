//@ verdict: holds
//@ assurance: jmm
//@ depth: deep the queue is a lock with two conditions, explored step by step
// why: put orders what came before it before what follows take.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueHandsOver {
    static final ArrayBlockingQueue<int[]> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Producer extends Thread {
        @Override
        public void run() {
            int[] item = new int[1];
            item[0] = 7;
            try {
                QUEUE.put(item);
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Producer().start();
        assert QUEUE.take()[0] == 7;
    }
}
