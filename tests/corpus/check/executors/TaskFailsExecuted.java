//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: an exception of a task that was given to execute leaves its worker.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TaskFailsExecuted {
    static final class Failing implements Runnable {
        @Override
        public void run() {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new Failing());
        pool.shutdown();
    }
}
