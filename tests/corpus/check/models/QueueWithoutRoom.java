//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the second task is refused where the first one was not taken yet.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueWithoutRoom {
    static final class Task {}

    static final ArrayBlockingQueue<Task> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Putting extends Thread {
        @Override
        public void run() {
            boolean first = QUEUE.offer(new Task());
            boolean second = QUEUE.offer(new Task());
            assert first && second; //~
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Putting().start();
        QUEUE.take();
    }
}
