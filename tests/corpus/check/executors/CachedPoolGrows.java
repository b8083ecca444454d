//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: a cached pool makes a worker for each task that has to wait.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CachedPoolGrows {
    static final CountDownLatch BOTH = new CountDownLatch(2);

    static final class Meeting implements Runnable {
        @Override
        public void run() {
            BOTH.countDown();
            try {
                BOTH.await();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(new Meeting());
        pool.execute(new Meeting());
        pool.shutdown();
    }
}
