//@ verdict: holds
//@ assumes: common-pool
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: the failure becomes a value.
import java.util.concurrent.CompletableFuture;

public class StageFailureHandled {
    static Integer fail() {
        throw new IllegalStateException();
    }

    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(StageFailureHandled::fail);
        assert future.exceptionally(failure -> 7).join() == 7;
    }
}
