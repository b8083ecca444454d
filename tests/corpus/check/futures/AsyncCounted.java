//@ verdict: holds
//@ assumes: common-pool
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, a pool has hundreds of thousands of states between
// why: corrected: one call that is atomic, seen after both stages have ended.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class AsyncCounted {
    static final AtomicInteger TOTAL = new AtomicInteger();

    public static void main(String[] args) {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> TOTAL.addAndGet(1));
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> TOTAL.addAndGet(2));
        CompletableFuture.allOf(one, two).join();
        assert TOTAL.get() == 3;
    }
}
