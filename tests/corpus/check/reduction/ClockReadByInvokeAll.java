//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ ways: in turn
// why: invokeAll looks at the clock before each task, outside of any call that counts as a whole; while main
// sleeps, more time may pass than there is, and the second task is not begun.
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class ClockReadByInvokeAll {
    static final class Direct extends AbstractExecutorService {
        @Override
        public void execute(Runnable task) {
            task.run();
        }

        @Override
        public void shutdown() {
        }

        @Override
        public List<Runnable> shutdownNow() {
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return false;
        }

        @Override
        public boolean isTerminated() {
            return false;
        }

        @Override
        public boolean awaitTermination(long timeout, TimeUnit unit) {
            return false;
        }
    }

    static final class Task implements Callable<Integer> {
        @Override
        public Integer call() {
            return 1;
        }
    }

    static final class Caller extends Thread {
        @Override
        public void run() {
            List<Task> tasks = List.of(new Task(), new Task());
            try {
                List<Future<Integer>> results = new Direct().invokeAll(tasks, 100, TimeUnit.MILLISECONDS);
                assert !results.get(1).isCancelled(); //~
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Caller().start();
        Thread.sleep(1000);
    }
}
