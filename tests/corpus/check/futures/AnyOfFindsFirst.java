//@ verdict: holds
// why: the first is done before anybody asks; the twin of AnyOfMissesFirst.
import java.util.concurrent.CompletableFuture;

public class AnyOfFindsFirst {
    static final CompletableFuture<Integer> FIRST = new CompletableFuture<>();
    static final CompletableFuture<Integer> SECOND = new CompletableFuture<>();

    public static void main(String[] arguments) throws InterruptedException {
        FIRST.complete(1);
        Thread other = new Thread(() -> SECOND.complete(2));
        other.start();
        assert CompletableFuture.anyOf(FIRST, SECOND).join().equals(1) : "the first was done before the second";
        other.join();
    }
}
