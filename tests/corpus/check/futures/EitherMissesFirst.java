//@ verdict: violated
//@ property: assertion
// why: applyToEither looks at the first future, then at the second; both may be done in between.
import java.util.concurrent.CompletableFuture;

public class EitherMissesFirst {
    static final CompletableFuture<Integer> FIRST = new CompletableFuture<>();
    static final CompletableFuture<Integer> SECOND = new CompletableFuture<>();

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            FIRST.complete(1);
            SECOND.complete(2);
        });
        other.start();
        assert FIRST.applyToEither(SECOND, number -> number).join() == 1 : "the first was done before the second"; //~
        other.join();
    }
}
