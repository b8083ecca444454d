// A producer and a consumer of three items by an ArrayBlockingQueue.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueThree {
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Producer extends Thread {
        @Override
        public void run() {
            try {
                for (int number = 0; number < 3; number++) {
                    QUEUE.put(number);
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Producer producer = new Producer();
        producer.start();
        for (int number = 0; number < 3; number++) {
            assert QUEUE.take() == number;
        }
        producer.join();
        assert QUEUE.isEmpty();
    }
}
