//@ verdict: holds
//@ assurance: jmm
// why: put orders what came before it before what follows take.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ForkJoinPool;

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
        ForkJoinPool.commonPool(); // Waiting uses it: here nobody interleaves with its initialisation.
        new Producer().start();
        assert QUEUE.take()[0] == 7;
    }
}
