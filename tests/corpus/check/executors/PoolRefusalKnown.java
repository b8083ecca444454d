//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: it is ready to be refused.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

public class PoolRefusalKnown {
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
        try {
            POOL.execute(new Nothing());
        } catch (RejectedExecutionException refused) {
            assert POOL.isShutdown();
        }
        closing.join();
    }
}
