//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the third put waits for room that nobody makes.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueLeftFull {
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Putting extends Thread {
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
        Putting putting = new Putting();
        putting.start();
        for (int number = 0; number < 1; number++) {
            assert QUEUE.take() == number;
        }
        putting.join();
    }
}
