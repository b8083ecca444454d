//@ verdict: holds
//@ assumes: common-pool
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: each stage gets the result of the one before.
import java.util.concurrent.CompletableFuture;

public class StagesInLine {
    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1);
        assert future.thenApply(x -> x + 1).thenApply(x -> 2 * x).get() == 4;
    }
}
