//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: as in WaiterIsReplaced, but the task is given to the pool when main has gone on.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

public class WaiterReplacedLater {
    static final CompletableFuture<Void> FUTURE = new CompletableFuture<>();
    static volatile boolean late, seen = true;

    static final class Waiting implements Runnable {
        @Override
        public void run() {
            FUTURE.join();
        }
    }

    static final class Looking implements Runnable {
        @Override
        public void run() {
            seen = late;
        }
    }

    public static void main(String[] arguments) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(new Waiting());
        late = true;
        var looking = pool.submit(new Looking());
        FUTURE.complete(null);
        looking.join();
        assert seen;
    }
}
