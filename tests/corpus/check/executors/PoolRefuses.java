//@ verdict: violated
//@ property: exception
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: a pool that was shut down takes no more tasks.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolRefuses {
    static final ExecutorService POOL = Executors.newFixedThreadPool(1);

    static final class Nothing implements Runnable {
        @Override
        public void run() {
            Thread.yield();
        }
    }

    static final class Closing extends Thread {
        @Override
        public void run() {
            POOL.shutdown();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Closing closing = new Closing();
        closing.start();
        POOL.execute(new Nothing());
        closing.join();
    }
}
