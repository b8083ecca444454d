//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: an exception of a task that was submitted is kept in its future.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TaskFailsSubmitted {
    static final class Failing implements Runnable {
        @Override
        public void run() {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(new Failing());
        pool.shutdown();
        try {
            future.get();
            assert false;
        } catch (ExecutionException expected) {
            assert expected.getCause() instanceof IllegalStateException;
        }
    }
}
