//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a queue hands tasks over in their order, and holds up who comes with one too many.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueOfTasks {
    static final class Task {
        final int number;

        Task(int number) {
            this.number = number;
        }
    }

    static final ArrayBlockingQueue<Task> QUEUE = new ArrayBlockingQueue<>(1);

    static final class Putting extends Thread {
        @Override
        public void run() {
            try {
                QUEUE.put(new Task(1));
                QUEUE.put(new Task(2));
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Putting().start();
        assert QUEUE.take().number == 1;
        assert QUEUE.take().number == 2;
        assert QUEUE.isEmpty();
    }
}
