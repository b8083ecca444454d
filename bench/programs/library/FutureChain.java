// A CompletableFuture chain of three stages.
import java.util.concurrent.CompletableFuture;

public class FutureChain {
    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1).thenApply(x -> x + 1).thenApply(x -> 2 * x);
        assert future.get() == 4;
    }
}
