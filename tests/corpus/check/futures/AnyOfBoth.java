//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: either may be first.
import java.util.concurrent.CompletableFuture;

public class AnyOfBoth {
    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1, task -> new Thread(task).start());
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2, task -> new Thread(task).start());
        assert CompletableFuture.anyOf(one, two).get().equals(1);
    }
}
