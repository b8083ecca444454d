//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: time may be over before the task has run.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TerminationAssumed {
    static int count;

    static final class Adding implements Runnable {
        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(new Adding());
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        assert count == 1;
    }
}
