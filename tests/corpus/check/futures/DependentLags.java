//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: a future is done before those are that depend on it.
import java.util.concurrent.CompletableFuture;

public class DependentLags {
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
        FUTURE.join();
        assert all.isDone(); //~
    }
}
