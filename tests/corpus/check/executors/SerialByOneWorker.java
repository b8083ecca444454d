//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: one worker runs one task after the other, and what the first has written is visible to the second.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SerialByOneWorker {
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
        pool.execute(new Adding());
        pool.shutdown();
    }
}
