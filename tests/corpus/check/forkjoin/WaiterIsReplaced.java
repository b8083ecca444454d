//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: while the only worker waits for a future, the pool has another one do its work: the second task may run before main goes on.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

public class WaiterIsReplaced {
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
        var looking = pool.submit(new Looking());
        late = true;
        FUTURE.complete(null);
        looking.join();
        assert seen; //~
    }
}
