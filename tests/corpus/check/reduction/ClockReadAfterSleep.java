//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: main has slept before, so no time passes between two looks at the clock, and both tasks are begun.
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class ClockReadAfterSleep {
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
                assert !results.get(1).isCancelled();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread.sleep(1000);
        new Caller().start();
    }
}
