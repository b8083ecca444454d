//@ verdict: violated
//@ property: race
//@ ways: in turn
//@ library: modelled, a pool has hundreds of thousands of states between
// why: two asynchronous stages run at the same time, on every JDK.
import java.util.concurrent.CompletableFuture;

public class AsyncShared {
    static int total;

    public static void main(String[] args) {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> total += 1);
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> total += 2);
        CompletableFuture.allOf(one, two).join();
    }
}
