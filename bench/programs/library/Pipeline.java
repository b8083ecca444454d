import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Eight stages pass two items on, each from the queue before it to the one behind it. */
public class Pipeline {
    record Stage(BlockingQueue<Integer> in, BlockingQueue<Integer> out, int items) implements Runnable {
        @Override
        public void run() {
            try {
                for (int i = 0; i < items; i++) {
                    out.put(in.take() + 1);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        int stages = 8;
        int items = 2;
        BlockingQueue<Integer> first = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> last = first;
        for (int i = 0; i < stages; i++) {
            BlockingQueue<Integer> next = new ArrayBlockingQueue<>(1);
            new Thread(new Stage(last, next, items)).start();
            last = next;
        }
        BlockingQueue<Integer> end = last;
        Thread taking = new Thread(() -> {
            try {
                for (int i = 0; i < items; i++) {
                    assert end.take() == i + stages;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        taking.start();
        for (int i = 0; i < items; i++) {
            first.put(i);
        }
        taking.join();
    }
}
