//@ verdict: holds
// why: the second is done only after the answer is there; the twin of EitherMissesFirst.
import java.util.concurrent.CompletableFuture;

public class EitherFindsFirst {
    static final CompletableFuture<Integer> FIRST = new CompletableFuture<>();
    static final CompletableFuture<Integer> SECOND = new CompletableFuture<>();

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> FIRST.complete(1));
        other.start();
        assert FIRST.applyToEither(SECOND, number -> number).join() == 1 : "the second is never done";
        other.join();
        SECOND.complete(2);
    }
}
