//@ verdict: holds
//@ assumes: common-pool
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: the combination waits for both.
import java.util.concurrent.CompletableFuture;

public class StagesCombined {
    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        assert one.thenCombine(two, Integer::sum).get() == 3;
    }
}
