//@ verdict: violated
//@ property: assertion
// why: anyOf looks at one future after the other; the first may be done, and then the second, in between.
import java.util.concurrent.CompletableFuture;

public class AnyOfMissesFirst {
    static final CompletableFuture<Integer> FIRST = new CompletableFuture<>();
    static final CompletableFuture<Integer> SECOND = new CompletableFuture<>();

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            FIRST.complete(1);
            SECOND.complete(2);
        });
        other.start();
        assert CompletableFuture.anyOf(FIRST, SECOND).join().equals(1) : "the first was done before the second"; //~
        other.join();
    }
}
