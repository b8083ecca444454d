//@ verdict: holds
//@ ways: in turn
// why: who has waited for what depends on a future has waited for the future, too.
import java.util.concurrent.CompletableFuture;

public class DependentAwaited {
    static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

    static final class Completing extends Thread {
        @Override
        public void run() {
            FUTURE.complete(1);
        }
    }

    public static void main(String[] arguments) {
        CompletableFuture<Void> all = CompletableFuture.allOf(FUTURE, CompletableFuture.completedFuture(2));
        new Completing().start();
        all.join();
        assert FUTURE.isDone();
    }
}
