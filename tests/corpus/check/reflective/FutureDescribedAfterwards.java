//@ verdict: holds
//@ assumes: identity-hash
// why: when it is described, the future is complete and nobody waits.
import java.util.concurrent.CompletableFuture;

public class FutureDescribedAfterwards {
    static final CompletableFuture<Integer> future = new CompletableFuture<>();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(future::join);
        waiter.start();
        future.complete(1);
        waiter.join();
        assert String.valueOf((Object) future).contains("Completed normally");
    }
}
