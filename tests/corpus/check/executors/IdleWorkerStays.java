//@ verdict: holds
//@ ways: in turn
//@ library: modelled, a pool has hundreds of thousands of states between
// why: core threads stay, however long they have nothing to do.
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class IdleWorkerStays {
    static final ThreadLocal<Integer> CALLS = new ThreadLocal<>();

    static final class Counting implements Callable<Integer> {
        @Override
        public Integer call() {
            Integer before = CALLS.get();
            CALLS.set(before == null ? 1 : before + 1);
            return CALLS.get();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(new Counting()).get();
        int calls = pool.submit(new Counting()).get();
        pool.shutdown();
        assert calls == 2;
    }
}
