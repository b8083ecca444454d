//@ verdict: violated
//@ property: race|assertion
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: two workers run the tasks at the same time.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SerialByTwoWorkers {
    static int count;

    static final class Adding implements Runnable {
        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(new Adding());
        pool.execute(new Adding());
        pool.shutdown();
    }
}
