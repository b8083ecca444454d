import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Three items go through three stages with queues between them. */
public class Stages {
    static Thread stage(BlockingQueue<Integer> from, BlockingQueue<Integer> to, int add) {
        Thread stage = new Thread(() -> {
            try {
                int item = from.take();
                while (item > 0) {
                    to.put(item + add);
                    item = from.take();
                }
                to.put(-1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        stage.start();
        return stage;
    }

    public static void main(String[] arguments) throws InterruptedException {
        BlockingQueue<Integer> first = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> second = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> third = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> last = new LinkedBlockingQueue<>();
        stage(first, second, 1);
        stage(second, third, 2);
        stage(third, last, 3);
        for (int item = 1; item <= 3; item++) {
            first.put(item);
        }
        first.put(-1);
        int sum = 0;
        for (int item = last.take(); item > 0; item = last.take()) {
            sum += item;
        }
        assert sum == 24;
    }
}
