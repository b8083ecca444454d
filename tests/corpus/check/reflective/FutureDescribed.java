//@ verdict: violated
//@ property: assertion
// why: who waits for a future is one of its dependents, and those are counted in its description.
import java.util.concurrent.CompletableFuture;

public class FutureDescribed {
    static final CompletableFuture<Integer> future = new CompletableFuture<>();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(future::join);
        waiter.start();
        String description = String.valueOf((Object) future);
        future.complete(1);
        assert !description.contains("dependent");
    }
}
