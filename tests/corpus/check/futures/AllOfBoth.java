//@ verdict: holds
//@ assumes: common-pool
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: allOf waits for both.
import java.util.concurrent.CompletableFuture;

public class AllOfBoth {
    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture.allOf(one, two).get();
        assert one.isDone() && two.isDone();
    }
}
